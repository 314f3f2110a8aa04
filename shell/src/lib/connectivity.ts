import { useSyncExternalStore } from 'react';

/** State of the connection to the gateway: online, behind a captive portal, or unreachable. */
export type Connectivity = 'online' | 'captive-portal' | 'unreachable';

const listeners = new Set<() => void>();
let connectivity: Connectivity = 'online';

function setConnectivity(next: Connectivity): void {
  if (connectivity === next) return;
  const isBack = next === 'online';
  connectivity = next;
  for (const listener of listeners) listener();
  // The browser fires this only if it noticed the outage, not behind a captive portal.
  if (isBack) dispatchEvent(new Event('online'));
}

/** Detects a captive portal: the gateway answers JSON and never redirects. */
function isPortal({ type, ok, headers }: Response): boolean {
  return type === 'opaqueredirect' || (ok && !headers.get('Content-Type')?.includes('json'));
}

/** Updates the connectivity from a response to a gateway-only request sent without redirects. */
export async function observeConnectivity(request: Promise<Response>): Promise<Response> {
  try {
    const response = await request;
    setConnectivity(isPortal(response) ? 'captive-portal' : 'online');
    return response;
  } catch (error) {
    setConnectivity('unreachable');
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the connectivity as of the last gateway request. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(
    subscribe,
    () => connectivity,
    () => 'online',
  );
}
