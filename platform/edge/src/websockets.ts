import { isAllowedOrigin, notFound, reasonOf, serviceUnavailable } from '@foyer/common/http';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { HANDSHAKE_MS, isForwardedHeader, socketPath } from '@foyer/gateway/websocket-request';
import { createPreviewAccess } from '@foyer/preview';

/** Forwards websockets at `/-/ws/app/{key}` to the provider; the runtime joins both ends. */
export function websockets(deps: GatewayDeps): (request: Request) => Promise<Response> {
  const { providerUrl, publicOrigins, fetch, log } = deps;
  const access = createPreviewAccess(deps);

  return async function forward(request) {
    const { host, pathname, search } = new URL(request.url);
    if (!isAllowedOrigin(request.headers.get('Origin'), host, publicOrigins))
      return new Response(null, { status: 403 });
    const path = socketPath(pathname + search);
    const cookies = request.headers.get('Cookie') ?? undefined;
    if (!path || !(await access.isAllowed(host, cookies))) return notFound();
    const headers = new Headers([...request.headers].filter(([name]) => isForwardedHeader(name)));
    headers.set('Upgrade', 'websocket');
    const address = deps.guestAddress?.(request, undefined);
    if (address) headers.set('X-Forwarded-For', address);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('no response')), HANDSHAKE_MS);
    try {
      return await fetch(providerUrl + path, { headers, signal: timeout.signal });
    } catch (error) {
      log.warn({ path: pathname, error: reasonOf(error) }, 'A websocket cannot be opened.');
      return serviceUnavailable();
    } finally {
      clearTimeout(timer);
    }
  };
}
