import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder at a port of this machine, as any static server does. Stop it at the end. */
export async function servedFolder(root: string): Promise<{ port: number; stop: () => void }> {
  const app = new Hono().use(serveStatic({ root }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
