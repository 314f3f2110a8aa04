import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../revisions/open-store.ts';
import { type Fault, objectStorage } from '../testing/object-storage.ts';
import type { ObjectStore } from './object-store.ts';

let storage: Awaited<ReturnType<typeof objectStorage>>;
beforeEach(async () => {
  storage = await objectStorage();
  use();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await storage.stop();
});

/** Gives the client the key of this storage. */
function use() {
  for (const [name, value] of Object.entries(storage.variables)) vi.stubEnv(name, value);
}

async function opened(change: Record<string, string> = {}) {
  const elsewhere = await openStore({ ...storage.variables, ...change });
  if (!elsewhere) throw new Error('a folder');
  return { ...elsewhere, store: elsewhere.store as ObjectStore };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (of: Uint8Array | undefined) => of && new TextDecoder().decode(of);

test('FLEET-69 creates an object once, and reads, lists and removes it', async () => {
  const { store, isWritable } = await opened();
  expect(await isWritable()).toBe(true);
  expect(await store.get('releases/mfe-a/1.0.0/a.js', 10)).toBeUndefined();
  expect(await store.create('releases/mfe-a/1.0.0/a b.js', bytes('one'))).toBe(true);
  expect(await store.create('releases/mfe-a/1.0.0/a b.js', bytes('two'))).toBe(false);
  expect(await store.create('releases/mfe-a/1.0.0/a b.js', bytes('longer'))).toBe(false);
  expect(await store.create('releases/mfe-a/1.0.0/a b.js', bytes(''))).toBe(false);
  expect(await store.create('releases/mfe-a/1.0.0/a b.js', bytes('one')), 'the same').toBe(true);
  expect(text(await store.get('releases/mfe-a/1.0.0/a b.js', 3))).toBe('one');
  await expect(store.get('releases/mfe-a/1.0.0/a b.js', 2)).rejects.toThrow(RangeError);
  await store.create('releases/mfe-b/1.0.0/b.js', bytes('b'));
  expect(await store.folders('releases/')).toEqual(['mfe-a', 'mfe-b']);
  const listed = await store.list('releases/mfe-a/');
  expect(listed.map((one) => [one.path, one.bytes])).toEqual([['releases/mfe-a/1.0.0/a b.js', 3]]);
  expect(Math.abs((listed[0]?.storedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  await store.remove(['releases/mfe-a/1.0.0/a b.js', 'releases/mfe-a/1.0.0/none.js']);
  expect(await store.list('releases/mfe-a/')).toEqual([]);
});

test('FLEET-127 reads all pages of a listing', async () => {
  const { store } = await opened();
  const page = (key: string, more: string) =>
    `<ListBucketResult>${more}<Contents><Key>prefix/fleet/${key}</Key><Size>3</Size></Contents></ListBucketResult>`;
  storage.state.injectFault = async ({ query }) => {
    const isLast = query.get('continuation-token') === 'a&b';
    const more =
      '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken>';
    return { status: 200, body: isLast ? page('000002.json', '') : page('000001.json', more) };
  };
  const listed = await store.list('fleet/');
  expect(listed.map(({ path }) => path)).toEqual(['fleet/000001.json', 'fleet/000002.json']);
});

test('FLEET-69 creates an object once for concurrent writers', async () => {
  const { store } = await opened();
  const all = ['a', 'b', 'c', 'd', 'e', 'f'];
  const done = await Promise.all(all.map((one) => store.create('fleet/000001.json', bytes(one))));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(text(await store.get('fleet/000001.json', 10))).toBe(all[done.indexOf(true)]);
});

test('FLEET-70 FLEET-128 FLEET-142 marks files as cacheable with their type, but not documents and compressed copies', async () => {
  const { store } = await opened();
  const headersOf = async (path: string) => {
    await store.create(path, bytes('x'));
    const { headers } = storage.objects.get(`prefix/${path}`) ?? {};
    return [headers?.['content-type'], headers?.['cache-control'], headers?.['content-encoding']];
  };
  const immutable = 'public, max-age=31536000, immutable';
  const folder = 'releases/mfe-a/1.0.0';
  expect(await headersOf(`${folder}/a.js`)).toEqual([
    'text/javascript; charset=utf-8',
    immutable,
    undefined,
  ]);
  expect(await headersOf(`${folder}/a.js.br`)).toEqual([
    'application/octet-stream',
    immutable,
    undefined,
  ]);
  expect(await headersOf(`${folder}/release.json`)).toEqual([
    'application/json',
    'no-cache',
    undefined,
  ]);
  expect(await headersOf('fleet/000001.json')).toEqual(['application/json', 'no-cache', undefined]);
});

test('FLEET-71 rejects a storage that ignores If-None-Match, for gateways and writers', async () => {
  await storage.stop();
  storage = await objectStorage({ supportsIfNoneMatch: false });
  use();
  const { store, isWritable } = await opened();
  const refusal =
    'RELEASES_URL: the storage of s3://foyer ignores If-None-Match, so that operators would overwrite each other';
  await expect(isWritable()).rejects.toThrow(refusal);
  await expect(store.create('fleet/000001.json', bytes('x'))).rejects.toThrow(refusal);
  expect(await store.get('fleet/000001.json', 10)).toBeUndefined();
});

test('FLEET-71 rejects a storage that does not support If-None-Match', async () => {
  storage.state.injectFault = async ({ method }) =>
    method === 'PUT' ? { status: 501, code: 'NotImplemented' } : undefined;
  await expect((await opened()).isWritable()).rejects.toThrow('ignores If-None-Match');
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a key that it does not know',
    { AWS_ACCESS_KEY_ID: 'wrong' },
    /^AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: s3:\/\/foyer at http\S+ does not accept this key \(InvalidAccessKeyId\)\.$/,
  ],
  [
    'a bucket that is not there',
    { RELEASES_URL: 's3://other' },
    /^RELEASES_URL: there is no bucket s3:\/\/other at http\S+\.$/,
  ],
  [
    'an address where nothing answers',
    { AWS_ENDPOINT_URL_S3: 'http://localhost:1' },
    /^AWS_ENDPOINT_URL_S3: s3:\/\/foyer at http:\/\/localhost:1 cannot be reached \(ECONNREFUSED\)\.$/,
  ],
])('FLEET-72 reports %s in one line that names the variable', async (_, change, line) => {
  for (const [name, value] of Object.entries(change)) vi.stubEnv(name, value);
  await expect((await opened(change)).isWritable()).rejects.toThrow(line);
});

test.each([
  [
    403,
    'SignatureDoesNotMatch',
    /^AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: .* does not accept this key/,
  ],
  [403, 'AccessDenied', /^AWS_ACCESS_KEY_ID: the key may not do this in s3:\/\/foyer/],
  [301, 'PermanentRedirect', /^AWS_REGION: expected the region of s3:\/\/foyer/],
  [403, 'RequestTimeTooSkewed', /^The clock of this machine differs from that of s3:\/\/foyer/],
])('FLEET-72 reports a response of %i %s in one line', async (status, code, line) => {
  storage.state.injectFault = async () => ({ status, code });
  await expect((await opened()).isWritable()).rejects.toThrow(line);
});

test('FLEET-72 names the missing variables without a key', async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, '');
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('HOME', '/nowhere');
  await expect((await opened()).isWritable()).rejects.toThrow(
    /^AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: expected a key for s3:\/\/foyer at http\S+\.$/,
  );
});

test('FLEET-73 reports a read-only key and writes nothing with it', async () => {
  storage.state.injectFault = async ({ method }) =>
    method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined;
  const { store, isWritable } = await opened();
  expect(await isWritable()).toBe(false);
  await expect(store.create('fleet/000001.json', bytes('x'))).rejects.toThrow(
    'AWS_ACCESS_KEY_ID: this key can only read s3://foyer.',
  );
});

/** Injects these faults into the first matching calls; the storage answers all others. */
function meddleWith(method: string, path: string, ...answers: Fault[]) {
  storage.state.injectFault = async (call) =>
    call.method === method && call.path.endsWith(path) ? answers.shift() : undefined;
}
const REVISION = 'fleet/000007.json';

test('FLEET-74 recognises its own object after a lost response', async () => {
  const { store } = await opened();
  meddleWith('PUT', REVISION, 'lose-the-answer');
  expect(await store.create(REVISION, bytes('mine'))).toBe(true);
  meddleWith('PUT', REVISION, 'lose-the-answer', { status: 500 }, { status: 500 });
  expect(await store.create(REVISION, bytes('mine'))).toBe(true);
  expect(await store.create(REVISION, bytes('other'))).toBe(false);
});

test('FLEET-143 checks again after a conflict with another writer', async () => {
  const { store } = await opened();
  const conflict = { status: 409, code: 'ConditionalRequestConflict' };
  meddleWith('PUT', REVISION, conflict, conflict);
  expect(await store.create(REVISION, bytes('mine'))).toBe(true);
  meddleWith('PUT', 'fleet/000008.json', ...Array(20).fill(conflict));
  await expect(store.create('fleet/000008.json', bytes('mine'))).rejects.toThrow('try again');
});

test('FLEET-129 retries a write and a read when a storage throttles, and reports a permanent failure', async () => {
  const { store } = await opened();
  const slow = { status: 503, code: 'SlowDown' };
  meddleWith('PUT', REVISION, slow);
  expect(await store.create(REVISION, bytes('mine'))).toBe(true);
  expect(text(storage.objects.get(`prefix/${REVISION}`)?.body)).toBe('mine');
  meddleWith('GET', REVISION, slow, { status: 500, code: 'InternalError' });
  expect(text(await store.get(REVISION, 10))).toBe('mine');
  meddleWith('GET', REVISION, ...Array(9).fill({ status: 500, code: 'InternalError' }));
  await expect(store.get(REVISION, 10)).rejects.toThrow(
    /^AWS_ENDPOINT_URL_S3: s3:\/\/foyer at http\S+ answered 500 \(InternalError: InternalError\)\.$/,
  );
});

async function* endless() {
  for (;;) yield new Uint8Array(65_536);
}

test('FLEET-75 stops reading an endless object or listing at its limit', async () => {
  const { store } = await opened();
  meddleWith('GET', REVISION, { status: 200, body: endless() });
  await expect(store.get(REVISION, 1_000_000)).rejects.toThrow('more than 1000000 bytes');
  meddleWith('GET', REVISION, { status: 400, body: endless() });
  await expect(store.get(REVISION, 1_000_000)).rejects.toThrow('more than 8000000 bytes');
  meddleWith(
    'GET',
    '/foyer/',
    ...Array(9)
      .fill(undefined)
      .map(() => ({ status: 200, body: endless() })),
  );
  await expect(store.list('fleet/')).rejects.toThrow('more than 8000000 bytes');
  storage.state.injectFault = async () => ({
    status: 200,
    body: '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>on</NextContinuationToken></ListBucketResult>',
  });
  await expect(store.list('fleet/')).rejects.toThrow(
    'The listing of fleet/ in s3://foyer does not end.',
  );
});

test('FLEET-75 gives up on a storage that never answers or stops midway', async () => {
  const { store } = await opened();
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
  async function* half() {
    yield new Uint8Array(10);
    await new Promise(() => undefined);
  }
  meddleWith('GET', REVISION, 'never-answer', { status: 200, body: half() });
  for (const _ of ['never', 'half'])
    await expect(store.get(REVISION, 1000)).rejects.toThrow(/ does not answer\.$|ECONNRESET/);
});
