/** The gateway on workerd, the runtime of Cloudflare Workers. */
import { env, waitUntil } from 'cloudflare:workers';
import { createGateway } from '@foyer/gateway/gateway';
import { isWebsocket } from '@foyer/gateway/proxy/websocket-request';
import { depsOf } from './deps.ts';
import { websockets } from './websockets.ts';

const deps = depsOf(env, waitUntil);
const gateway = createGateway(deps);
const passWebsocket = websockets(deps);

/** The runtime would compress what says that it is compressed. */
function asItIs(response: Response): Response {
  if (!response.headers.has('Content-Encoding')) return response;
  const { status, headers, body } = response;
  const init = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isWebsocket(pathname, request.headers.get('Upgrade'))) return passWebsocket(request);
    const answer = Promise.resolve(gateway.fetch(request));
    // Others may wait for what this request has begun, also when its own browser has gone.
    waitUntil(answer);
    return asItIs(await answer);
  },
};
