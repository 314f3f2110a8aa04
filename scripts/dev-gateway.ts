/**
 * The gateway of `pnpm dev`: the real one, with the dev servers of the shell and the remotes in
 * the place of published releases. DEV_SERVERS maps each name to its origin.
 */
import type { Server } from 'node:http';
import { readEnvironment } from '@foyer/gateway/env';
import { memoryJournal } from '@foyer/gateway/fleet/journal';
import { createGateway } from '@foyer/gateway/gateway';
import { type BarWords, bar } from '@foyer/gateway/inspector/bar';
import { builtInspector } from '@foyer/gateway/inspector/built';
import { INSPECTOR_PATH, inspectorFile } from '@foyer/gateway/inspector/inspector';
import { asksForWebsocket, passWebsockets } from '@foyer/gateway/proxy/websockets';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables';
import { Release } from '@foyer/shared/contracts/release';
import { serve } from '@hono/node-server';
import { allowingNamed, withLocalReleases } from './local-fleet.ts';

const PORT = Number(process.env.PORT);
/** It holds as long as this gateway runs. */
const SECRET = crypto.randomUUID();
const origins = JSON.parse(process.env.DEV_SERVERS ?? '{}') as Record<string, string>;
const sources = Object.values(origins).join(' ');
const sockets = sources.replaceAll('http:', 'ws:');

/** The fleet's text must change when a remote declares other mounts, so its version does. */
async function readRelease(name: string): Promise<Release> {
  const text = await (await fetch(`${origins[name]}/release.json`)).text();
  const release = Release.parse(JSON.parse(text));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = Buffer.from(digest).toString('hex', 0, 6);
  return { ...release, version: `${release.version}-${hash}` };
}

/** Scripts, workers and styles may come from the dev servers, and those may talk back. */
function widened(policy: string): string {
  return policy
    .replace(/; require-trusted-types-for.*$/, '')
    .replace('script-src', `script-src ${sources}`)
    .replace('worker-src', `worker-src blob: ${sources}`)
    .replace(/style-src [^;]*/, `style-src 'self' 'unsafe-inline' ${sources}`)
    .replace('font-src', `font-src ${sources}`)
    .replace('img-src', `img-src ${sources}`)
    .replace('connect-src', `connect-src ${sources} ${sockets}`);
}

/** Lets a page load its files where they are built. */
async function fromDevServers(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  headers.set('Content-Security-Policy', widened(headers.get('Content-Security-Policy') ?? ''));
  for (const name of ['ETag', 'Integrity-Policy', 'Content-Length']) headers.delete(name);
  return new Response(
    html.replaceAll(/\/-\/releases\/([\w-]+)\/[^/"]+/g, (path, name) => origins[name] ?? path),
    { status: response.status, headers },
  );
}

const line = (fields: object, message: string) => console.log(message, fields);
const log = { info: () => undefined, warn: line, error: line };
const providerUrl = process.env.PROVIDER_URL ?? '';
const inspector = builtInspector();
const words: BarWords = { what: 'Development', kind: 'Builds', more: ['of this checkout'] };
const app = createGateway({
  providerUrl,
  releases: { manifest: readRelease, file: async () => undefined },
  fleet: {
    isEditedByHand: true,
    read: async () => {
      const releases = await Promise.all(Object.keys(origins).map(readRelease));
      const text = JSON.stringify(allowingNamed(withLocalReleases(undefined, releases), releases));
      return { text, changedAt: new Date().toISOString() };
    },
    replace: async () => false,
    journal: memoryJournal(),
  },
  log,
  fetch,
  clock: Date.now,
  secret: async () => SECRET,
  around: bar(words, { inspector }, { isPassing: false }),
  realtime: realtimeOf(readEnvironment(process.env)),
});

const server = serve({
  port: PORT,
  serverOptions: { shouldUpgradeCallback: asksForWebsocket },
  fetch: async (request) => {
    const built = new URL(request.url).pathname === INSPECTOR_PATH && (await inspector());
    if (built) return inspectorFile(built);
    const whole = new Request(request);
    for (const name of ['If-None-Match', 'Accept-Encoding']) whole.headers.delete(name);
    return fromDevServers(await app.fetch(whole));
  },
});
passWebsockets(server as Server, { providerUrl, log });
