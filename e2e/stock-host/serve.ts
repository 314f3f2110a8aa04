import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPOSITION_ELEMENT, HOTEL_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { GATEWAY_URL } from '../server/addresses.ts';
import { buildStockHost } from './build.ts';

/** Returns the JSON elements for Foyer's runtime from the gateway's page of the hotel. */
async function inlinedOf(slug: string): Promise<string> {
  const html = await (await fetch(`${GATEWAY_URL}/-/page/${slug}`)).text();
  return [COMPOSITION_ELEMENT, HOTEL_ELEMENT]
    .map((id) => html.match(`<script type="application/json" id="${id}">[^<]*</script>`)?.[0])
    .join('');
}

/** Forwards calls of screens, which go to the origin of their page, to the gateway. */
function forward({ req }: Context): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  return proxy(GATEWAY_URL + pathname + search, { raw: req.raw, headers: req.header() });
}

/** Builds the host and serves it at another origin. Stop it at the end. */
export async function startStockHost(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'foyer-stock-host-'));
  await buildStockHost(dist);
  const html = await readFile(join(dist, 'host.html'), 'utf8');
  const app = new Hono()
    .all('/api/*', forward)
    .get('/static/*', serveStatic({ root: dist }))
    .get('/:slug/:path{.+}', async (c) => {
      const inlined = await inlinedOf(c.req.param('slug'));
      return c.html(html.replace('</body>', (end) => inlined + end));
    });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(dist, { recursive: true });
    },
  };
}
