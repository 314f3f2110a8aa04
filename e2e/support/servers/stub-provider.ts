import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningGateway, startGateway } from '@foyer/gateway/start';
import { DATA, PROVIDER_URL } from '../../server/addresses.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Responds with JSON. */
export function respondJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Forwards a call to the tests' real provider. */
export async function forwardToProvider(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { authorization = '' } = request.headers;
  const answer = await fetch(PROVIDER_URL + request.url, { headers: { authorization } });
  response
    .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    .end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Starts a gateway with the tests' releases and a provider that `handle` implements. Use it for
 * responses that the real provider never sends. Stop it at the end.
 */
export async function gatewayWithProvider(
  handle: Handler,
): Promise<{ url: string; stop: RunningGateway['stop'] }> {
  const provider = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => provider.listen(0, resolve));
  const { port } = provider.address() as AddressInfo;
  const gateway = await startGateway({
    port: 0,
    dataDir: DATA,
    providerUrl: `http://localhost:${port}`,
  });
  return {
    url: gateway.url,
    async stop() {
      provider.closeAllConnections();
      provider.close();
      await gateway.stop();
    },
  };
}
