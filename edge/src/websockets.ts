import type { GatewayDeps } from '@foyer/gateway/deps';
import { missing, unavailable } from '@foyer/gateway/http/plain';
import { reasonOf } from '@foyer/gateway/http/reason';
import { createGate } from '@foyer/gateway/look/gate';
import { HANDSHAKE_MS, isPassed, socketPath } from '@foyer/gateway/proxy/websocket-request';

/** Passes websockets at `/-/ws/app/{key}` on to the provider; the runtime joins both ends. */
export function websockets(deps: GatewayDeps): (request: Request) => Promise<Response> {
  const { providerUrl, previewOrigin, fetch, log } = deps;
  const gate = previewOrigin ? createGate({ ...deps, previewOrigin }) : undefined;

  return async function pass(request) {
    const { host, pathname, search } = new URL(request.url);
    const path = socketPath(pathname + search);
    const cookies = request.headers.get('Cookie') ?? undefined;
    if (!path || (gate && !(await gate.mayPass(host, cookies)))) return missing();
    const headers = new Headers([...request.headers].filter(([name]) => isPassed(name)));
    headers.set('Upgrade', 'websocket');
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(new Error('no answer')), HANDSHAKE_MS);
    try {
      return await fetch(providerUrl + path, { headers, signal: patience.signal });
    } catch (error) {
      log.warn({ path: pathname, error: reasonOf(error) }, 'No websocket.');
      return unavailable();
    } finally {
      clearTimeout(late);
    }
  };
}
