import { ApiError } from '../api/error.ts';
import { clock, useCountdown } from '../ui/waiting/countdown.ts';
import { text } from './text.ts';

/** After a 429 with Retry-After: how long the form waits before it calls again. */
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
