import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readEnvironment } from '@foyer/common/gateway-environment';
import { testGateway } from '@foyer/gateway/testing/gateway';
import { rollBack } from '@foyer/releases/commit';
import { integrityOf, type Release } from '@foyer/releases/contracts';
import { putRelease } from '@foyer/releases/publish';
import { openStore } from '@foyer/releases/revisions';
import { type ObjectStore, releaseStoreOf } from '@foyer/releases/store';
import { type Call, objectStorage } from '@foyer/releases/testing/object-storage';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { depsOf } from './deps/deps.ts';
import { run } from './run.ts';
import { FLEET, RELEASES } from './testing/memory-deps.ts';

type Storage = Awaited<ReturnType<typeof objectStorage>>;

/** The storage with the releases of the tests and the first fleet. */
let template: Storage;
/** The copy of a test. */
let storage: Storage;
let folder: string;
let variables: Record<string, string>;

function use(next: Storage) {
  storage = next;
  variables = {
    ...storage.variables,
    FOYER_DATA: join(folder, 'data'),
    PROVIDER_URL: 'http://localhost:1',
    FOYER_OPERATOR: 'ann',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-operator-'));
  template = await objectStorage();
  use(template);
  const { store } = await opened();
  for (const release of RELEASES) await putRelease(store, { ...release, files: {} }, new Map());
  const first = join(folder, 'first.json');
  await writeFile(first, JSON.stringify(FLEET));
  await fleet(`apply ${first}`);
});
beforeEach(async () => use(await objectStorage({ from: template.objects })));
afterEach(() => storage.stop());
afterAll(async () => {
  vi.unstubAllEnvs();
  await template.stop();
  await rm(folder, { recursive: true });
});

/** Runs a command on a separate machine, which shares only the storage. */
const fleet = (line: string) => run(line.split(' '), () => depsOf(variables));

async function opened(by = variables) {
  const elsewhere = await openStore(readEnvironment(by));
  if (!elsewhere) throw new Error('a folder');
  return { store: elsewhere.store as ObjectStore, fleet: elsewhere.fleet };
}

/** Starts a gateway that shares only the storage. Returns a reader of the version in a hotel's page. */
async function gateway(by = variables) {
  const { store, fleet: source } = await opened(by);
  const deps = { fleet: source, releases: releaseStoreOf(store) };
  const { get, state } = testGateway({ deps });
  return async () => {
    state.now += 1500;
    const html = await (await get('/grand-plaza')).text();
    return /\/-\/releases\/mfe-hotel\/([^/]*)/.exec(html)?.[1];
  };
}

/** Runs a command in a process that is killed at its first matching call. */
async function killedAt(line: string, when: (call: Call) => boolean, isStored: boolean) {
  const main = join(import.meta.dirname, 'main.ts');
  const child: ChildProcess = spawn(process.execPath, [main, ...line.split(' ')], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  });
  let isKilled = false;
  storage.state.injectFault = async (call) => {
    if (isKilled || !when(call)) return undefined;
    isKilled = true;
    child.kill('SIGKILL');
    return isStored ? undefined : { status: 500 };
  };
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  storage.state.injectFault = async () => undefined;
}

const isPut = (path: RegExp) => (call: Call) => call.method === 'PUT' && path.test(call.path);

test('FLEET-76 two gateways follow every change of concurrent operators on one storage', async () => {
  const [one, other] = [await gateway(), await gateway()];
  expect([await one(), await other()]).toEqual(['1.0.0', '1.0.0']);
  await Promise.all([
    fleet('release mfe-hotel 1.1.0'),
    fleet('release mfe-auth 1.1.0 --hotel seaside-inn'),
    fleet('release mfe-spa 1.0.0'),
  ]);
  await expect.poll(one).toBe('1.1.0');
  await expect.poll(other).toBe('1.1.0');
  const now = JSON.parse(await fleet('show'));
  expect(now.revision).toBe(4);
  expect(now.channels['mfe-spa'].stable.current).toBe('1.0.0');
  expect(now.hotels['seaside-inn'].remotes['mfe-auth'].release.current).toBe('1.1.0');
});

test('FLEET-76 a command killed after its write has changed the fleet, and the next one continues', async () => {
  const [one, other] = [await gateway(), await gateway()];
  await killedAt('release mfe-hotel 1.2.0', isPut(/fleet\/000002\.json$/), true);
  expect(JSON.parse(await fleet('show')).revision).toBe(2);
  await expect.poll(one).toBe('1.2.0');
  expect(await fleet('rollback mfe-hotel')).toContain('1.2.0 → 1.0.0');
  await expect.poll(one).toBe('1.0.0');
  await expect.poll(other).toBe('1.0.0');
  expect(await fleet('history')).toMatch(
    /^3 .*rollback mfe-hotel.*\n2 .*release mfe-hotel 1\.2\.0/,
  );
});

test('FLEET-76 the automatic rollback of one gateway is in force at all others', async () => {
  const other = await gateway();
  await fleet('release mfe-hotel 1.1.0');
  await expect.poll(other).toBe('1.1.0');
  const { store, fleet: source } = await opened();
  const at = { hotel: 'grand-plaza', remote: 'mfe-hotel', version: '1.1.0' };
  const deps = { revisionLog: source.revisionLog, store: releaseStoreOf(store), clock: Date.now };
  expect((await rollBack(at, 'of 30 page loads 20 failed', deps)).kind).toBe('done');
  await expect.poll(other).toBe('1.0.0');
  expect((await rollBack(at, 'again', deps)).kind).toBe('again');
  expect(await fleet('history')).toMatch(/^3 .*by automatic rollback/);
});

test('FLEET-67 behind a plain HTTP origin gateways follow, commands can read, and writing is refused', async () => {
  const url = `${variables.AWS_ENDPOINT_URL_S3}/foyer/prefix`;
  const follower = await gateway({ ...variables, RELEASES_URL: url });
  expect(await follower()).toBe('1.0.0');
  await fleet('release mfe-hotel 1.1.0');
  await expect.poll(follower).toBe('1.1.0');
  variables.RELEASES_URL = url;
  expect(await fleet('status')).toContain('Revision 2 is in force');
  expect(await fleet('plan release mfe-hotel 1.2.0')).toContain('1.1.0 → 1.2.0');
  for (const line of ['release mfe-hotel 1.2.0', 'publish mfe-hotel', 'gc'])
    await expect(fleet(line)).rejects.toThrow('RELEASES_URL is a plain HTTP origin');
});

/** Writes a build of a remote to a folder. */
async function build(name: string, script: string): Promise<string> {
  const dist = join(folder, 'dist');
  const spa = RELEASES.find((release) => release.name === name) as Release;
  const exposes = { spa: { exports: ['Component'], uses: {} } };
  const texts = Object.fromEntries(Object.keys(spa.files).map((path) => [path, script + path]));
  const files: Release['files'] = {};
  for (const [path, text] of Object.entries(texts))
    files[path] = { integrity: await integrityOf(text), bytes: text.length };
  texts['release.json'] = JSON.stringify({ ...spa, version: '2.0.0', exposes, files });
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  return dist;
}

test('FLEET-76 FLEET-93 a publish killed midway shows no release, and the next one completes it', async () => {
  const dist = await build('mfe-spa', '// ');
  await killedAt(`publish ${dist}`, isPut(/2\.0\.0\/static\/css\/spa\.css$/), false);
  await expect(fleet('release mfe-spa 2.0.0')).rejects.toThrow('mfe-spa 2.0.0 is not published');
  await fleet(`publish ${dist}`);
  expect(await fleet(`publish ${dist}`)).toContain('was published already, with the same bytes');
  expect(await fleet('release mfe-spa 2.0.0')).toContain('2.0.0');
  const { store } = await opened();
  const releases = releaseStoreOf(store);
  const release = await releases.manifest('mfe-spa', '2.0.0');
  expect(Object.keys(release?.files ?? {})).toContain('static/css/spa.css');
  for (const path of Object.keys(release?.files ?? {}))
    expect((await releases.file(release as Release, path, ['br']))?.coding).toBe('br');
  await build('mfe-spa', '// other ');
  await expect(fleet(`publish ${dist}`)).rejects.toThrow('published already, with other bytes');
});

test('FLEET-77 gc keeps the releases that hotels need and removes the others from the storage', async () => {
  expect(await fleet('gc --days 0 --dry-run')).toContain('mfe-hotel 1.2.0 would be removed.');
  const output = await fleet('gc --days 0');
  expect(output).toContain('mfe-hotel 1.2.0 removed.');
  const { store } = await opened();
  const left = (await store.list('releases/')).map(({ path }) => path).sort();
  expect(left).toEqual(
    ['mfe-auth', 'mfe-hotel', 'shell'].map((name) => `releases/${name}/1.0.0/release.json`),
  );
});

test('FLEET-78 FLEET-144 commands on an object storage need only environment variables, FLEET_SECRET included', async () => {
  expect(await fleet('status')).toContain('Revision 1 is in force');
  vi.stubEnv('PREVIEW_URL', 'http://preview.localhost:3000');
  variables.PREVIEW_URL = 'http://preview.localhost:3000';
  await expect(fleet('preview mfe-hotel@1.1.0 --hotel grand-plaza')).rejects.toThrow(
    'FLEET_SECRET: with RELEASES_URL, expected at least 32 characters',
  );
});
