import { queryClient } from '@foyer/shared/runtime';

/**
 * The first timeout of a fetch before it is repeated, in ms: its connection may be dead, as the
 * socket's was. The timeout doubles each time, for a network that is only slow.
 */
const FIRST_TIMEOUT_MS = 4000;
const MAX_TIMEOUT_MS = 64_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Refetches the queries of a name. Cancels a fetch under way, which may miss new records. */
export async function refresh(name: string, timeoutMs = FIRST_TIMEOUT_MS): Promise<void> {
  clearTimeout(timers.get(name));
  const retryTimer = setTimeout(() => void refresh(name, timeoutMs * 2), timeoutMs);
  timers.set(name, retryTimer);
  if (timeoutMs === MAX_TIMEOUT_MS) clearTimeout(retryTimer);
  await queryClient.cancelQueries({ queryKey: [name] });
  await queryClient.invalidateQueries({ queryKey: [name] });
  clearTimeout(retryTimer);
}
