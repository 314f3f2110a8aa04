import { ApiError } from '../api/error.ts';
import { clock, useCountdown } from '../ui/waiting/countdown.ts';
import { text } from './text.ts';

/** Blocks a form after a 429 for the time of its Retry-After header. */
export function useCooldown() {
  const { seconds, restart } = useCountdown(0);
  return {
    waiting: seconds > 0,
    notice: seconds > 0 ? text.wait(clock(seconds)) : undefined,
    start(error: unknown) {
      if (error instanceof ApiError && error.status === 429) restart(error.retryAfter ?? 0);
    },
  };
}
