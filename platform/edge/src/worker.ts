/** Runs the gateway on workerd, the runtime of Cloudflare Workers. */
import { env, waitUntil } from 'cloudflare:workers';
import { createGateway } from '@foyer/gateway/gateway';
import { isWebsocket } from '@foyer/gateway/websocket-request';
import { depsOf } from './deps.ts';
import { websockets } from './websockets.ts';

const deps = depsOf(env, waitUntil);
const gateway = createGateway(deps);
const forwardWebsocket = websockets(deps);

/** Keeps the runtime from compressing an encoded response again. */
function withManualEncoding(response: Response): Response {
  if (!response.headers.has('Content-Encoding')) return response;
  const { status, headers, body } = response;
  const init = { status, headers, encodeBody: 'manual' };
  return new Response(body, init);
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isWebsocket(pathname, request.headers.get('Upgrade'))) return forwardWebsocket(request);
    const answer = Promise.resolve(gateway.fetch(request));
    // Other requests may wait for work of this one, even after its browser disconnected.
    waitUntil(answer);
    return withManualEncoding(await answer);
  },
};
