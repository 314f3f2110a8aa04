import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fleetOf, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import { localVersion, publish, readBuild } from './publish.ts';

let folder: string;
const SCRIPT = 'export const answer = 42;\n'.repeat(50);

async function build(script: string) {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'remoteEntry.js'), script);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const release = remoteRelease('mfe-auth', [], {
    version: '0.1.0',
    files: { 'remoteEntry.js': { integrity, bytes: script.length } },
  });
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-gateway-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => join(folder, 'releases');

test('a build is stored whole, with brotli beside its scripts; the same bytes change nothing', async () => {
  const dist = await build(SCRIPT);
  const first = await publish({ dist, store: store(), version: '1.0.0' });
  const again = await publish({ dist, store: store(), version: '1.0.0' });
  expect(again).toEqual(first);
  expect((await readdir(join(store(), 'mfe-auth'))).sort()).toEqual(['1.0.0']);
  const small = await readFile(join(store(), 'mfe-auth/1.0.0/remoteEntry.js.br'));
  expect(small.length).toBeLessThan(SCRIPT.length);
  expect(brotliDecompressSync(small).toString()).toBe(SCRIPT);
});

test('the same version with other bytes is refused', async () => {
  await publish({ dist: await build(SCRIPT), store: store(), version: '1.0.0' });
  const other = publish({ dist: await build('other'), store: store(), version: '1.0.0' });
  await expect(other).rejects.toThrow(
    'mfe-auth 1.0.0 is published already, with other bytes: give this build another version.',
  );
});

const ENDLESS = [`1.0.0-${'a'.repeat(101)}`, `1.${'0'.repeat(300)}1.0`, '1.0.99999999999999999999'];

test.each(ENDLESS)('FLEET-49 a release cannot be called %s', async (version) => {
  const publishing = publish({ dist: await build(SCRIPT), store: store(), version });
  await expect(publishing).rejects.toThrow('is no name and version of a release.');
  // Nor is the folder asked for it, which would call so long a name an error.
  const { get, state } = testGateway({ deps: { releases: folderStore(store()) } });
  const answer = await get(`/-/releases/mfe-auth/${version}/remoteEntry.js`);
  expect(answer.status).toBe(404);
  expect(state.log.join()).not.toContain('A release file cannot be read');
});

test('of two at once under one version the first stays, and the other is refused with a sentence', async () => {
  const [one, other] = [await build(SCRIPT), join(folder, 'other')];
  await cp(one, other, { recursive: true });
  await build('other');
  const results = await Promise.allSettled(
    [one, other].map((dist) => publish({ dist, store: store(), version: '1.0.0' })),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused.map(({ message }) => message)).toEqual([
    'mfe-auth 1.0.0 is published already, with other bytes: give this build another version.',
  ]);
});

test('a build that is not what its release.json says leaves nothing behind', async () => {
  const dist = await build(SCRIPT);
  await writeFile(join(dist, 'remoteEntry.js'), `${SCRIPT} `);
  await expect(publish({ dist, store: store(), version: '1.0.0' })).rejects.toThrow(
    'build it again',
  );
  expect(await readdir(join(store(), 'mfe-auth')).catch(() => [])).toEqual([]);
});

test.each([
  '../../shell/1.0.0/main.js',
  '/etc/passwd',
  'a/./b.js',
  'a\\b.js',
  'a".js',
  '.hidden.js',
])('a build cannot name a file outside of it, nor one that is no plain path: %s', async (path) => {
  const dist = await build(SCRIPT);
  const release = await readBuild(dist);
  const files = { [path]: release.files['remoteEntry.js'] };
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...release, files }));
  await expect(publish({ dist, store: store(), version: '1.0.0' })).rejects.toThrow(
    `release.json is not valid: files → ${path}.`,
  );
  expect(await readdir(store()).catch(() => [])).toEqual([]);
});

test('a local version follows the content', async () => {
  const one = localVersion(await readBuild(await build(SCRIPT)));
  const two = localVersion(await readBuild(await build('other')));
  expect(one).toMatch(/^0\.1\.0-local\.[0-9a-f]{12}$/);
  expect(localVersion(await readBuild(await build(SCRIPT)))).toBe(one);
  expect(two).not.toBe(one);
});

async function served() {
  await publish({ dist: await build(SCRIPT), store: store(), version: '1.0.0' });
  const fleet = fleetOf([shellRelease()]);
  return testGateway({ fleet, deps: { releases: folderStore(store()) } });
}

test('files of a release are immutable, typed, compressed and open to module scripts', async () => {
  const { get } = await served();
  const path = '/-/releases/mfe-auth/1.0.0/remoteEntry.js';
  const small = await get(path, { 'Accept-Encoding': 'gzip, br' });
  expect(small.headers.get('Content-Encoding')).toBe('br');
  expect(small.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(small.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(small.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(SCRIPT);
  const plain = await get(path);
  expect(plain.headers.has('Content-Encoding')).toBe(false);
  expect(await plain.text()).toBe(SCRIPT);
});

test.each([
  'mfe-auth/1.0.0/missing.js',
  'mfe-auth/1.0.1/remoteEntry.js',
  'mfe-auth/1.0.0/release.json',
  'mfe-auth/1.0.0/..%2f..%2ffleet.js',
  'mfe-auth/..%2f..%2f/x.js',
  '..%2f/1.0.0/x.js',
])('FAULT-04 %s is a plain 404 that nobody keeps, never HTML', async (path) => {
  const { get } = await served();
  const answer = await get(`/-/releases/${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a file that is gone from the store is told to the operator, an invented one is not', async () => {
  const { get, state } = await served();
  for (const suffix of ['', '.br'])
    await rm(join(store(), `mfe-auth/1.0.0/remoteEntry.js${suffix}`));
  await get('/-/releases/mfe-auth/1.0.0/invented.js');
  expect(state.log.join()).not.toContain('lacks');
  expect((await get('/-/releases/mfe-auth/1.0.0/remoteEntry.js')).status).toBe(404);
  expect(state.log.join()).toMatch(/lacks a file.*remoteEntry\.js/);
});

test('FAULT-09 a store behind HTTP that changed a byte is not passed on as immutable', async () => {
  const dist = await build(SCRIPT);
  const release = await readBuild(dist);
  const answers = (script: string) => async (url: string) =>
    url.endsWith('release.json') ? Response.json(release) : new Response(script);
  const path = '/-/releases/mfe-auth/0.1.0/remoteEntry.js';
  const good = testGateway({
    deps: { releases: httpStore('https://store.test', answers(SCRIPT)) },
  });
  expect(await (await good.get(path)).text()).toBe(SCRIPT);
  const bad = testGateway({ deps: { releases: httpStore('https://store.test', answers('evil')) } });
  const answer = await bad.get(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a store behind HTTP that goes on and on is left, for a file and for a release.json', async () => {
  const release = await readBuild(await build(SCRIPT));
  const sent = { parts: 0 };
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(to) {
          sent.parts += 1;
          to.enqueue(new Uint8Array(65_536));
        },
      }),
    );
  const ofFiles = httpStore('https://store.test', async () => endless());
  await expect(ofFiles.file(release, 'remoteEntry.js', false)).rejects.toThrow(
    /more than \d+ bytes/,
  );
  await expect(ofFiles.manifest('mfe-auth', '0.1.0')).rejects.toThrow('more than 1000000 bytes');
  expect(sent.parts).toBeLessThan(30);
});
