import { createHash } from 'node:crypto';
import type { Release } from '@foyer/releases/contracts';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import { oneHotel, PROVIDER } from '../testing/gateway.ts';
import {
  gatewayWithPreviews,
  linkTo,
  PREVIEW_ORIGIN,
  previewCookieOf,
} from '../testing/previews.ts';

const NOW_RUN = [shellRelease(), auth, hotel, listings];
const BUILD = 'http://localhost:5001/';
const LOGIN = '/grand-plaza/login';
const LOCAL = { hotel: 'grand-plaza', remote: 'mfe-hotel', port: 5001 };

const listed = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
});
/** A build as its folder's server returns it, with `text` as the entry's content. */
function built(text: string, change: Partial<Release> = {}): Record<string, string> {
  const files = { ...hotel.files, 'remoteEntry.js': listed(text) };
  return {
    'release.json': JSON.stringify({ ...hotel, files, ...change }),
    'remoteEntry.js': text,
    'secret.js': 'not of the release',
  };
}

/** A gateway on a machine that serves these files at a port. */
function machine(files: Record<string, string>, previewOrigin = PREVIEW_ORIGIN) {
  const served = { files };
  const provider = (url: string, init?: RequestInit) => {
    if (!url.startsWith(BUILD)) return oneHotel(url, init);
    const text = served.files[url.slice(BUILD.length)];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  const options = { releases: NOW_RUN, fleet: fleetOf(NOW_RUN), provider };
  return { ...gatewayWithPreviews(options, previewOrigin), served };
}

const entryIn = (html: string) =>
  /\/-\/releases\/mfe-hotel\/[^/"]*\/remoteEntry\.js/.exec(html)?.[0];

test('LOOK-06 shows the build that this machine serves at addresses with its content hash', async () => {
  const { open, get, state, served } = machine(built('one'));
  const { go } = await open(await linkTo(LOCAL));
  const html = await (await go(LOGIN)).text();
  expect(html).toContain('<b>mfe-hotel localhost:5001</b>');
  const entry = entryIn(html) ?? '';
  expect(entry).toMatch(/\/1\.0\.0-preview\.[0-9a-f]{12}\//);
  const file = await go(entry);
  expect([await file.text(), file.headers.get('Cache-Control')]).toEqual(['one', 'no-store']);
  expect(entryIn(await (await get(LOGIN)).text())).toContain('/1.0.0/');
  expect((await get(entry)).status).toBe(404);

  served.files = built('another');
  state.now += 1000;
  const now = entryIn(await (await go(LOGIN)).text()) ?? '';
  expect(now).not.toBe(entry);
  expect(await (await go(now)).text()).toBe('another');
  expect((await go(entry)).status).toBe(404);
});

test('LOOK-06 keeps an open page working after a restart of the gateway', async () => {
  const { open } = machine(built('one'));
  const { go, cookie } = await open(await linkTo(LOCAL));
  const entry = entryIn(await (await go(LOGIN)).text()) ?? '';
  const { see } = machine(built('one'));
  expect(await (await see(entry, { Cookie: cookie })).text()).toBe('one');
});

test('LOOK-16 requests only listed files at the port of this machine, and follows no redirect', async () => {
  const { open, state } = machine(built('one'));
  const { go } = await open(await linkTo(LOCAL));
  const base = (entryIn(await (await go(LOGIN)).text()) ?? '').replace('remoteEntry.js', '');
  for (const path of [
    'secret.js',
    '..%2f..%2fetc/passwd.js',
    '%2e%2e/secret.js',
    '@evil.test/x.js',
  ])
    expect((await go(base + path)).status, path).toBe(404);
  await go(`${base}remoteEntry.js`);
  const requests = state.requests.filter(({ url }) => !url.startsWith(PROVIDER));
  expect([...new Set(requests.map(({ url }) => url))]).toEqual([
    `${BUILD}release.json`,
    `${BUILD}remoteEntry.js`,
  ]);
  for (const { init } of requests) expect(init).toMatchObject({ redirect: 'manual' });
});

test('LOOK-06 serves no bytes that differ from the release’s hashes', async () => {
  const { open } = machine({ ...built('one'), 'remoteEntry.js': 'something else' });
  const { go } = await open(await linkTo(LOCAL));
  expect((await go(entryIn(await (await go(LOGIN)).text()) ?? '')).status).toBe(503);
});

test.each([0, 65_536, -1, 80.5, '80', '5001@evil.test', '5001/../..', Number.NaN])(
  'LOOK-06 rejects a link with the invalid port %j',
  async (port) => {
    const { see, state } = machine(built('one'));
    const link = await linkTo({ ...LOCAL, port: port as number });
    expect((await see(link)).status).toBe(404);
    expect((await see(LOGIN, { Cookie: previewCookieOf(link) })).status).toBe(404);
    expect(state.requests).toEqual([]);
  },
);

test.each([
  'https://preview.example.com',
  'http://192.168.1.20:3000',
  'http://localhost.evil.test',
])('LOOK-06 sends no request to its own machine from a gateway at %s', async (origin) => {
  const { see, state } = machine(built('one'), origin);
  const link = await linkTo(LOCAL);
  expect((await see(link)).status).toBe(404);
  expect((await see(LOGIN, { Cookie: previewCookieOf(link) })).status).toBe(404);
  expect(state.requests).toEqual([]);
});

test.each([
  ['nothing', {}, 'serves no release.json of a finished build.'],
  ['a page', { 'release.json': '<!doctype html>' }, 'serves no release.json of a finished build.'],
  ['a hostile name', built('x', { version: '../../x' }), 'serves no release.json'],
  ['another remote', built('x', { name: 'mfe-auth' }), 'serves mfe-auth, not mfe-hotel.'],
  ['a development server', built('x', { files: {} }), 'is a development server: build mfe-hotel'],
  ['a megabyte', { 'release.json': ' '.repeat(1_000_001) }, 'serves no release.json'],
])('LOOK-06 explains on the page that the port serves %s', async (_, files, message) => {
  const { open } = machine(files);
  const { go } = await open(await linkTo(LOCAL));
  const page = await go(LOGIN);
  expect(page.status).toBe(409);
  expect(await page.text()).toContain(message);
});
