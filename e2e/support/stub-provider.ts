import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningGateway, startGateway } from '@foyer/gateway/start';
import { DATA, PROVIDER_URL } from '../server/places.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Passes a call on to the tests' real provider. */
export async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization = '' } = request.headers;
  const answer = await fetch(PROVIDER_URL + request.url, { headers: { authorization } });
  response
    .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    .end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * The real gateway on the tests' releases, before a provider that answers as `handle` says: for
 * what a real one never does. Stop it at the end.
 */
export async function gatewayBefore(
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
