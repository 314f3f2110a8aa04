import { connectivity } from '@foyer/shared/runtime';

/** Time limit for the gateway's response, in milliseconds. */
const GATEWAY_TIMEOUT_MS = 5_000;

/** Detects a captive portal: the gateway answers JSON and never redirects. */
function isPortal({ type, ok, headers }: Response): boolean {
  return type === 'opaqueredirect' || (ok && !headers.get('Content-Type')?.includes('json'));
}

/**
 * Fetches JSON of the gateway and updates the connectivity. Undefined if there is none. While the device
 * reports that it is offline it requests nothing.
 */
export async function fetchFromGateway(path: string): Promise<unknown> {
  if (navigator.onLine === false) return undefined;
  try {
    const signal = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
    const response = await fetch(path, { cache: 'no-store', redirect: 'manual', signal });
    connectivity.set(isPortal(response) ? 'captive-portal' : 'online');
    return response.ok ? await response.json().catch(() => undefined) : undefined;
  } catch {
    connectivity.set('unreachable');
    return undefined;
  }
}
