import { useSyncExternalStore } from 'react';

/** What is between this page and the gateway: nothing, a portal's page, or no way at all. */
export type Line = 'open' | 'portal' | 'down';

const listeners = new Set<() => void>();
let line: Line = 'open';

function set(found: Line): void {
  if (line === found) return;
  const back = found === 'open';
  line = found;
  for (const listener of listeners) listener();
  // What the browser says by itself only where it saw the network go: not behind a portal.
  if (back) dispatchEvent(new Event('online'));
}

/** The gateway answers JSON, and leads nowhere else. */
function isPortal({ type, ok, headers }: Response): boolean {
  return type === 'opaqueredirect' || (ok && !headers.get('Content-Type')?.includes('json'));
}

/** Takes note of who answered a question that only the gateway answers, asked without redirects. */
export async function heard(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    set(isPortal(answer) ? 'portal' : 'open');
    return answer;
  } catch (error) {
    set('down');
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The line to the gateway, as it was when it was last asked. */
export function useLine(): Line {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => 'open',
  );
}
