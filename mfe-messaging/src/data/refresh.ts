import { queryClient } from '@foyer/shared/runtime';

/**
 * How long an answer may take before it is asked for anew, in ms: the connection that it comes by may
 * be dead, as the socket's was. Twice as long each time, for a network that is only slow.
 */
const PATIENCE_MS = 4000;
const LONGEST_MS = 64_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Fetches what is missing of a name. A fetch under way began before, and may not hold it. */
export async function refresh(name: string, patience = PATIENCE_MS): Promise<void> {
  clearTimeout(timers.get(name));
  const again = setTimeout(() => void refresh(name, patience * 2), patience);
  timers.set(name, again);
  if (patience === LONGEST_MS) clearTimeout(again);
  await queryClient.cancelQueries({ queryKey: [name] });
  await queryClient.invalidateQueries({ queryKey: [name] });
  clearTimeout(again);
}
