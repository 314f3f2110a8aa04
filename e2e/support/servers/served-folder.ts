import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder at a local port until the server is disposed of. */
export async function serveFolder(root: string): Promise<Disposable & { port: number }> {
  const app = new Hono().use(serveStatic({ root }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
