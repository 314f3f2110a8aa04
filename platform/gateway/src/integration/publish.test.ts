import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readOwnBuild, readOwnManifest } from '@foyer/build/finished-builds';
import { localVersion, publish as publishBuild } from '@foyer/releases/publish';
import { folderStore, httpStore, type ObjectStore, releaseStoreOf } from '@foyer/releases/store';
import { fleetOf, remoteRelease, shellRelease } from '@foyer/releases/testing/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

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

/** Publishes the build in `dist` as this version; returns the release. */
async function publish({
  dist,
  store,
  version,
}: {
  dist: string;
  store: ObjectStore;
  version: string;
}) {
  const build = await readOwnBuild(dist);
  return (await publishBuild({ build, objects: store, version })).release;
}

test('FLEET-58 FLEET-90 stores a build completely with compressed scripts; the same bytes change nothing', async () => {
  const dist = await build(SCRIPT);
  const first = await publish({ dist, store: folderStore(folder), version: '1.0.0' });
  const again = await publish({ dist, store: folderStore(folder), version: '1.0.0' });
  expect(again).toEqual(first);
  expect((await readdir(join(store(), 'mfe-auth'))).sort()).toEqual(['1.0.0']);
  for (const [suffix, decompress] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const) {
    const small = await readFile(join(store(), `mfe-auth/1.0.0/remoteEntry.js${suffix}`));
    expect(small.length).toBeLessThan(SCRIPT.length);
    expect(decompress(small).toString()).toBe(SCRIPT);
  }
});

test('refuses the same version with other bytes', async () => {
  await publish({ dist: await build(SCRIPT), store: folderStore(folder), version: '1.0.0' });
  const other = publish({
    dist: await build('other'),
    store: folderStore(folder),
    version: '1.0.0',
  });
  await expect(other).rejects.toThrow(
    'mfe-auth 1.0.0 is published already, with other bytes: give this build another version.',
  );
});

const ENDLESS = [`1.0.0-${'a'.repeat(101)}`, `1.${'0'.repeat(300)}1.0`, '1.0.99999999999999999999'];

test.each(ENDLESS)('FLEET-49 FLEET-136 rejects %s as a version', async (version) => {
  const publishing = publish({ dist: await build(SCRIPT), store: folderStore(folder), version });
  await expect(publishing).rejects.toThrow('is not a valid name and version of a release.');
  // The gateway does not read the folder, which would report an error for so long a name.
  const { get, state } = testGateway({ deps: { releases: releaseStoreOf(folderStore(folder)) } });
  const answer = await get(`/-/releases/mfe-auth/${version}/remoteEntry.js`);
  expect(answer.status).toBe(404);
  expect(state.log.join()).not.toContain('A release file cannot be read');
});

test('keeps the first of two concurrent releases of one version and refuses the other with a sentence', async () => {
  const [one, other] = [await build(SCRIPT), join(folder, 'other')];
  await cp(one, other, { recursive: true });
  await build('other');
  const results = await Promise.allSettled(
    [one, other].map((dist) => publish({ dist, store: folderStore(folder), version: '1.0.0' })),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused.map(({ message }) => message)).toEqual([
    'mfe-auth 1.0.0 is published already, with other bytes: give this build another version.',
  ]);
});

test('leaves nothing behind if a build differs from its release.json', async () => {
  const dist = await build(SCRIPT);
  await writeFile(join(dist, 'remoteEntry.js'), `${SCRIPT} `);
  await expect(publish({ dist, store: folderStore(folder), version: '1.0.0' })).rejects.toThrow(
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
])('rejects a file path that is not plain or leaves the build: %s', async (path) => {
  const dist = await build(SCRIPT);
  const release = await readOwnManifest(dist);
  const files = { [path]: release.files['remoteEntry.js'] };
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...release, files }));
  await expect(publish({ dist, store: folderStore(folder), version: '1.0.0' })).rejects.toThrow(
    `release.json is not valid: files → ${path}.`,
  );
  expect(await readdir(store()).catch(() => [])).toEqual([]);
});

test('FLEET-68 FLEET-93 shows no release of a publication killed at any write; the next one completes it', async () => {
  const dist = await build(SCRIPT);
  const other = join(folder, 'other');
  await cp(dist, other, { recursive: true });
  await build('other');
  const whole = folderStore(folder);
  for (let writes = 0; writes < 5; writes += 1) {
    const version = `1.${writes}.0`;
    let left = writes;
    const mortal = {
      ...whole,
      create: async (path: string, bytes: Uint8Array) => {
        if (left-- === 0) throw new Error('killed');
        return whole.create(path, bytes);
      },
    };
    await expect(publish({ dist: other, store: mortal, version })).rejects.toThrow('killed');
    expect(await releaseStoreOf(whole).manifest('mfe-auth', version)).toBeUndefined();
    const begun = writes > 0;
    const refused = publish({ dist, store: whole, version });
    await (begun ? expect(refused).rejects.toThrow('with other bytes') : refused);
    if (!begun) continue;
    const release = await publish({ dist: other, store: whole, version });
    const file = await releaseStoreOf(whole).file(release, 'remoteEntry.js', ['br']);
    expect(file?.coding).toBe('br');
    const names = (await readdir(join(store(), 'mfe-auth', version))).sort();
    expect(names).toEqual([
      'release.json',
      ...['', '.br', '.gz'].map((suffix) => `remoteEntry.js${suffix}`),
    ]);
  }
});

test('FLEET-93 never takes other files in the folder for parts of a release', async () => {
  const dist = await build(SCRIPT);
  const storedPath = join(store(), 'mfe-auth/1.0.0/remoteEntry.js.br');
  await mkdir(join(store(), 'mfe-auth/1.0.0'), { recursive: true });
  await writeFile(storedPath, 'left by somebody');
  const publishing = () => publish({ dist, store: folderStore(folder), version: '1.0.0' });
  await expect(publishing()).rejects.toThrow('with other bytes');
  expect(await releaseStoreOf(folderStore(folder)).manifest('mfe-auth', '1.0.0')).toBeUndefined();
  await rm(storedPath);
  await publishing();
});

test('derives a local version from the content', async () => {
  const one = localVersion(await readOwnManifest(await build(SCRIPT)));
  const two = localVersion(await readOwnManifest(await build('other')));
  expect(one).toMatch(/^0\.1\.0-local\.[0-9a-f]{12}$/);
  expect(localVersion(await readOwnManifest(await build(SCRIPT)))).toBe(one);
  expect(two).not.toBe(one);
});

async function served() {
  await publish({ dist: await build(SCRIPT), store: folderStore(folder), version: '1.0.0' });
  const fleet = fleetOf([shellRelease()]);
  return testGateway({ fleet, deps: { releases: releaseStoreOf(folderStore(folder)) } });
}

test('serves release files as immutable, typed, compressed and open to module scripts', async () => {
  const { get } = await served();
  const path = '/-/releases/mfe-auth/1.0.0/remoteEntry.js';
  const small = await get(path, { 'Accept-Encoding': 'gzip, br' });
  expect(small.headers.get('Content-Encoding')).toBe('br');
  expect(small.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(small.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(small.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(SCRIPT);
  const older = await get(path, { 'Accept-Encoding': 'gzip, deflate' });
  expect(older.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await older.arrayBuffer()).toString()).toBe(SCRIPT);
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
])('FAULT-39 answers %s with a plain, uncached 404, never HTML', async (path) => {
  const { get } = await served();
  const answer = await get(`/-/releases/${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('logs a listed file that is missing in the store, but not an invented one', async () => {
  const { get, state } = await served();
  for (const suffix of ['', '.br', '.gz'])
    await rm(join(store(), `mfe-auth/1.0.0/remoteEntry.js${suffix}`));
  await get('/-/releases/mfe-auth/1.0.0/invented.js');
  expect(state.log.join()).not.toContain('lacks');
  expect((await get('/-/releases/mfe-auth/1.0.0/remoteEntry.js')).status).toBe(404);
  expect(state.log.join()).toMatch(/lacks a file.*remoteEntry\.js/);
});

test('FLEET-105 reads a file once for all requests and never compresses it while serving', async () => {
  await publish({ dist: await build(SCRIPT), store: folderStore(folder), version: '1.0.0' });
  const releases = releaseStoreOf(folderStore(folder));
  const reading = vi.spyOn(releases, 'file');
  const { get } = testGateway({ fleet: fleetOf([shellRelease()]), deps: { releases } });
  const path = '/-/releases/mfe-auth/1.0.0/remoteEntry.js';
  await rm(join(store(), 'mfe-auth/1.0.0/remoteEntry.js.gz'));
  const gzip = { 'Accept-Encoding': 'gzip' };
  const answers = await Promise.all([get(path, gzip), get(path, gzip), get(path, gzip)]);
  answers.push(await get(path, gzip));
  for (const answer of answers) {
    expect(answer.headers.has('Content-Encoding')).toBe(false);
    expect(await answer.text()).toBe(SCRIPT);
  }
  expect(reading).toHaveBeenCalledTimes(1);
});

test.each([
  ['.br', 'br', (text: string) => brotliCompressSync(text)],
  ['.gz', 'gzip', (text: string) => gzipSync(text)],
  ['', 'identity', (text: string) => text],
] as const)(
  'FLEET-59 logs a stored file%s with other bytes, and sends it to nobody',
  async (suffix, coding, written) => {
    const { get, state } = await served();
    const storedPath = join(store(), `mfe-auth/1.0.0/remoteEntry.js${suffix}`);
    const path = '/-/releases/mfe-auth/1.0.0/remoteEntry.js';
    for (const text of [SCRIPT.replace('42', '43'), 'x'.repeat(5_000_000), '']) {
      await writeFile(storedPath, written(text));
      const answer = await get(path, { 'Accept-Encoding': coding });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(state.log.join()).toMatch(/cannot be read.*does not match the release/);
    await writeFile(storedPath, written(SCRIPT));
    const healed = await get(path, { 'Accept-Encoding': coding });
    expect(healed.status).toBe(200);
  },
);

test('FAULT-09 does not serve a changed byte of an HTTP store as immutable', async () => {
  const dist = await build(SCRIPT);
  const release = await readOwnManifest(dist);
  const answers = (script: string) => async (url: string) =>
    new URL(url).pathname.endsWith('release.json') ? Response.json(release) : new Response(script);
  const path = '/-/releases/mfe-auth/0.1.0/remoteEntry.js';
  const good = testGateway({
    deps: { releases: releaseStoreOf(httpStore('https://store.test', answers(SCRIPT))) },
  });
  expect(await (await good.get(path)).text()).toBe(SCRIPT);
  const bad = testGateway({
    deps: { releases: releaseStoreOf(httpStore('https://store.test', answers('evil'))) },
  });
  const answer = await bad.get(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('FLEET-58 serves compressed copies from an HTTP store, or the file if there is none', async () => {
  const release = await readOwnManifest(await build(SCRIPT));
  const stored = new Map<string, BodyInit>([
    ['remoteEntry.js', SCRIPT],
    ['remoteEntry.js.br', new Uint8Array(brotliCompressSync(SCRIPT))],
  ]);
  const store = httpStore('https://store.test', async (url) => {
    const body = stored.get(url.split('/').at(-1) ?? '');
    return body ? new Response(body) : new Response('AccessDenied', { status: 403 });
  });
  const releases = releaseStoreOf(store);
  const file = (accepted: ('br' | 'gzip')[]) => releases.file(release, 'remoteEntry.js', accepted);
  expect((await file(['br', 'gzip']))?.coding).toBe('br');
  expect((await file(['gzip']))?.coding).toBe(undefined);
  // `fetch` decompresses a copy whose origin names its coding.
  stored.set('remoteEntry.js.br', SCRIPT);
  expect((await file(['br']))?.coding).toBe(undefined);
  stored.set('remoteEntry.js.br', new Uint8Array(brotliCompressSync('evil')));
  await expect(file(['br'])).rejects.toThrow('does not match the release');
});

test('stops reading an endless response of an HTTP store, for a file and a release.json', async () => {
  const release = await readOwnManifest(await build(SCRIPT));
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
  const ofFiles = releaseStoreOf(httpStore('https://store.test', async () => endless()));
  await expect(ofFiles.file(release, 'remoteEntry.js', [])).rejects.toThrow(/more than \d+ bytes/);
  await expect(ofFiles.manifest('mfe-auth', '0.1.0')).rejects.toThrow('more than 1000000 bytes');
  expect(sent.parts).toBeLessThan(30);
});
