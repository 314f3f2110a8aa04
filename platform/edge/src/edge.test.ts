import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Environment } from '@foyer/common/gateway-environment';
import { createGateway } from '@foyer/gateway/gateway';
import { RECORD } from '@foyer/gateway/testing/gateway';
import { storedFleet } from '@foyer/releases/revisions';
import { releaseStoreOf } from '@foyer/releases/store';
import { auth, fleetOf, hotel, shellRelease } from '@foyer/releases/testing/fixtures';
import { init, parse } from 'es-module-lexer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildEdge, type RunningEdge } from './testing/run-edge.ts';
import { contentOf, createStore, LARGE, startServer } from './testing/server-and-store.ts';

const HOST = 'stay.example.com';
const SECRET = 'a secret of these tests, which nobody knows';
const RELEASES = [shellRelease(), auth, hotel];
const NEXT = { ...hotel, version: '1.1.0' };

const ignore = () => undefined;
const hasHotel = (path: string) => path === '/hotels/grand-plaza';
/** The provider, or the store, waits for this before it responds. */
let held: Promise<void> | undefined;
let storeHeld: Promise<void> | undefined;
let isStoreUp: boolean;

const store = await createStore([...RELEASES, NEXT]);
await store.change(fleetOf(RELEASES));
const origin = await startServer(async ({ url = '' }, response) => {
  const path = new URL(url, 'http://store').pathname.slice(1);
  await storeHeld;
  const bytes = isStoreUp ? await store.store.get(path, 1e7) : undefined;
  response.writeHead(bytes ? 200 : isStoreUp ? 404 : 500).end(bytes);
});
const provider = await startServer(async (incoming, response) => {
  const { url = '', method, headers } = incoming;
  if (url.startsWith('/hotels/')) {
    await held;
    const body = hasHotel(url) ? { status: true, data: RECORD } : { status: false };
    response.writeHead(hasHotel(url) ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
    return;
  }
  if (url === '/moved') {
    response.writeHead(302, { Location: '/elsewhere' }).end();
    return;
  }
  const body = String(await buffer(incoming));
  response.writeHead(201, {
    'Content-Type': 'application/json',
    'Set-Cookie': ['XSRF-TOKEN=token; Path=/', 'other=1'],
  });
  response.end(JSON.stringify({ url, method, headers, body }));
});

const edgeBuild = await buildEdge();
const VARIABLES = {
  PROVIDER_URL: provider.url,
  RELEASES_URL: origin.url,
  FLEET_SECRET: SECRET,
  PUBLIC_URL: `https://${HOST}`,
};
let edge: RunningEdge;
beforeAll(async () => {
  isStoreUp = true;
  edge = await edgeBuild.start(VARIABLES);
});
beforeEach(() => {
  held = undefined;
  storeHeld = undefined;
  isStoreUp = true;
});
afterAll(async () => {
  await edge?.stop();
  for (const server of [origin, provider]) server.stop();
  for (const resource of [edgeBuild, store]) await resource.remove();
});

type RequestOptions = {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  at?: RunningEdge;
};

/** Sends a request as a reverse proxy does; `disconnect` closes it before the response. */
function send(path: string, { headers, method, body, at = edge }: RequestOptions = {}) {
  const call = request(`${at.url}${path}`, {
    method,
    headers: { Host: HOST, 'X-Forwarded-Proto': 'https', ...headers },
  });
  const answer = new Promise<IncomingMessage>((done, fail) => {
    call.on('response', done).on('error', fail);
  });
  call.end(body);
  return { answer, disconnect: () => call.socket?.resetAndDestroy() };
}

async function get(path: string, options?: RequestOptions) {
  const answer = await send(path, options).answer;
  const bytes = await buffer(answer);
  const coding = answer.headers['content-encoding'];
  const undo = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
  const { statusCode: status, headers } = answer;
  return { status, headers, text: String(undo ? undo(bytes) : bytes) };
}

/** The same app on Node, with the same store and provider. */
const onNode = createGateway({
  providerUrl: provider.url,
  releases: releaseStoreOf(store.store),
  fleet: storedFleet(store.store),
  log: { info: ignore, warn: ignore, error: ignore },
  fetch,
  clock: Date.now,
  publicOrigins: [VARIABLES.PUBLIC_URL],
  secret: async () => SECRET,
});

const withoutTime = (text: string) => text.replace(/"fetched_at":\d+/, '');

test.each([
  ['a page', '/grand-plaza/login', 200],
  ['the landing', '/grand-plaza', 200],
  ['an unknown hotel', '/nowhere/login', 404],
  ['no page', '/grand-plaza/%00', 404],
  ['an offline bundle', '/-/offline-bundle/grand-plaza', 200],
  ['a composition', '/-/composition/grand-plaza', 200],
  ['a manifest', '/-/manifest/grand-plaza.webmanifest', 200],
  ['a file of a release', '/-/releases/mfe-hotel/1.0.0/static/js/hotel.js', 200],
  ['no file', '/-/releases/mfe-hotel/1.0.0/static/js/none.js', 404],
  ['a redirect', '/-/online/grand-plaza', 302],
  ['robots', '/robots.txt', 200],
])('EDGE-01 answers %s on workerd as on Node, header by header', async (_, path, status) => {
  const onEdge = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
  const fromNode = await onNode.request(`${VARIABLES.PUBLIC_URL}${path}`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(onEdge.status).toBe(status);
  const names = [...fromNode.headers.keys()];
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...headers } = onEdge.headers;
  expect(Object.keys(headers).sort()).toEqual(names.filter((name) => name in headers).sort());
  for (const name of names.filter((name) => name !== 'etag' && name !== 'content-length'))
    expect(headers[name], name).toBe(fromNode.headers.get(name));
  const bytes = Buffer.from(await fromNode.arrayBuffer());
  const isEncoded = fromNode.headers.get('Content-Encoding') === 'gzip';
  expect(withoutTime(onEdge.text)).toBe(withoutTime(String(isEncoded ? gunzipSync(bytes) : bytes)));
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['nothing', undefined, String],
])(
  'EDGE-02 serves a release file in the copy that the store has: %s',
  async (accepted, coding, undo) => {
    const answer = await send(`/-/releases/mfe-auth/1.0.0/${LARGE}`, {
      headers: { 'Accept-Encoding': accepted },
    }).answer;
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(String(undo(await buffer(answer)))).toBe(contentOf(LARGE));
  },
);

test.each([
  ['no brotli', Buffer.from('no brotli')],
  ['another text', brotliCompressSync('another text')],
  ['far more than the release lists', brotliCompressSync(Buffer.alloc(100_000_000))],
])('EDGE-02 sends no copy that is %s', async (_, copy) => {
  const path = 'releases/mfe-hotel/1.1.0/static/js/hotel.js';
  await writeFile(join(store.folder, `${path}.br`), copy);
  const headers = { 'Accept-Encoding': 'br' };
  expect((await get(`/-/${path}`, { headers })).status).toBe(503);
  expect(edge.log()).toContain('does not match the release');
});

test('the bundle imports nothing of Node but Brotli, what that needs, and ranges of addresses', async () => {
  await init;
  const [imports] = parse(await edgeBuild.script());
  expect(imports.flatMap(({ specifier }) => specifier ?? []).sort()).toEqual([
    'cloudflare:workers',
    'node:net',
    'node:stream',
    'node:util',
    'node:zlib',
  ]);
});

test('EDGE-02 sends a page compressed once and no header twice', async () => {
  const page = await get('/grand-plaza/login', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.text).toContain('<!doctype html>');
  const again = await get('/grand-plaza/login', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.etag ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('EDGE-03 ORIGIN-21 forwards a call with body and token to the provider, and its response to the browser', async () => {
  const answer = await get('/api/login?a=1', {
    method: 'POST',
    body: '{"email":"a"}',
    headers: {
      Authorization: 'Bearer 7|token',
      Cookie: 'XSRF-TOKEN=mine; theirs=1',
      'X-Forwarded-For': '9.9.9.9, 1.2.3.4',
      'Accept-Encoding': 'gzip',
    },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers['set-cookie']).toEqual(['XSRF-TOKEN=token; Path=/; Secure']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.text)).toMatchObject({
    url: '/login?a=1',
    method: 'POST',
    body: '{"email":"a"}',
    headers: {
      host: new URL(provider.url).host,
      authorization: 'Bearer 7|token',
      cookie: 'XSRF-TOKEN=mine',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
    },
  });
  expect(await get('/api/moved')).toMatchObject({
    status: 302,
    headers: { location: '/api/elsewhere' },
  });
});

test('EDGE-04 shares one read between concurrent requests, even if the first one disconnects', async () => {
  const at = await edgeBuild.start(VARIABLES);
  const answering = Promise.withResolvers<void>();
  held = answering.promise;
  const before = provider.requests.length;
  const times = () => provider.requests.slice(before).filter(hasHotel).length;
  /** After this response the gateway has received all earlier requests. */
  const untilReceived = () => get('/robots.txt', { at });
  try {
    const first = send('/grand-plaza/login', { at });
    first.answer.catch(ignore);
    await expect.poll(times).toBe(1);
    const others = Array.from({ length: 20 }, () => get('/grand-plaza/login', { at }));
    await untilReceived();
    first.disconnect();
    await untilReceived();
    answering.resolve();
    for (const { status, text } of await Promise.all(others))
      expect([status, text.includes('Grand Plaza')]).toEqual([200, true]);
    expect(times()).toBe(1);
  } finally {
    await at.stop();
  }
});

test('EDGE-05 EDGE-09 follows a changed document, even if the first request ended early; continues without its store', async () => {
  const version = async () => {
    const { status, text } = await get('/grand-plaza/login');
    return [status, /mfe-hotel\/([\d.]+)\//.exec(text)?.[1]];
  };
  expect(await version()).toEqual([200, '1.0.0']);
  const answering = Promise.withResolvers<void>();
  storeHeld = answering.promise;
  const before = origin.requests.length;
  await store.change(fleetOf([shellRelease(), auth, NEXT]));
  await expect
    .poll(async () => {
      expect(await version()).toEqual([200, '1.0.0']);
      return origin.requests.length;
    })
    .toBeGreaterThan(before);
  answering.resolve();
  await expect.poll(version).toEqual([200, '1.1.0']);
  isStoreUp = false;
  await expect
    .poll(async () => {
      expect(await version()).toEqual([200, '1.1.0']);
      return edge.log();
    })
    .toContain('The revision log of the fleet cannot be read.');
});

/** Invalid values of all variables that matter at the edge. */
const WRONG: Record<
  Exclude<
    keyof Environment,
    | 'PORT'
    | 'FOYER_DATA'
    | 'PROVIDER_CONNECTIONS'
    | 'AWS_ENDPOINT_URL_S3'
    | 'AWS_REGION'
    | 'WEATHER_KEY'
  >,
  string
> = {
  PROVIDER_URL: 'ftp://provider',
  RELEASES_URL: 'releases',
  FLEET_SECRET: 'short',
  PUBLIC_URL: 'stay',
  REPORTS_URL: 'gateway-1',
  PREVIEW_URL: 'preview',
  HSTS_SUBDOMAINS: 'yes',
  TRUSTED_PROXIES: 'proxy',
  SESSION_COOKIE: '(',
  WEATHER_URL: 'weather',
  PUSHER_APP_KEY: '(',
  PUSHER_HOST: '(',
  PUSHER_PORT: 'many',
  PUSHER_SCHEME: 'ftp',
  PUSHER_APP_CLUSTER: '(',
  LOG_LEVEL: 'loud',
};

test('EDGE-06 reads every variable, names invalid and missing ones, and does not start with them', async () => {
  const start = (variables: Record<string, string>) =>
    edgeBuild.start(variables).catch(({ message }: Error) => message);
  const wrong = String(await start(WRONG)).match(/[A-Z_0-9]+(?=: expected )/g);
  expect(wrong?.sort()).toEqual(Object.keys(WRONG).sort());
  const missing = String(await start({})).match(/[A-Z_]+(?=: expected )/g);
  expect(missing).toEqual(['PROVIDER_URL', 'RELEASES_URL', 'FLEET_SECRET']);
  expect(await start({ ...VARIABLES, RELEASES_URL: 's3://foyer' })).toContain(
    'RELEASES_URL: expected the plain HTTP origin',
  );
});

test('EDGE-07 forwards websockets only to an app of the provider', async () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  for (const path of ['/-/ws/app/foyer/../../login', '/-/ws/login', '/-/ws/app/a%2f..'])
    expect((await get(path, { headers })).status, path).toBe(404);
});
