import { connectivity } from '@foyer/shared/runtime';

/** Detects a captive portal: the gateway answers JSON and never redirects. */
function isPortal({ type, ok, headers }: Response): boolean {
  return type === 'opaqueredirect' || (ok && !headers.get('Content-Type')?.includes('json'));
}

/** Updates the connectivity from a response to a gateway-only request sent without redirects. */
export async function observeConnectivity(request: Promise<Response>): Promise<Response> {
  try {
    const response = await request;
    connectivity.set(isPortal(response) ? 'captive-portal' : 'online');
    return response;
  } catch (error) {
    connectivity.set('unreachable');
    throw error;
  }
}
