import { beforeEach, expect, test } from 'vitest';
import { httpStore } from '../store/http-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { newestRevision, type Revision } from './revision-log.ts';
import { storedFleet } from './stored-fleet.ts';

const ORIGIN = 'https://store.test/foyer';

let objects: Map<string, string>;
let requests: string[];
let refusal: number;
beforeEach(() => {
  objects = new Map();
  requests = [];
  refusal = 404;
});

const revisionOf = (revision: number, what = 'a test'): Revision => {
  return {
    revision,
    at: '2030-01-01T00:00:00Z',
    who: 'ada',
    what,
    text: `{"revision":${revision}}`,
  };
};
const pathOf = (revision: number) => `fleet/${String(revision).padStart(6, '0')}.json`;
function put(...revisions: number[]) {
  for (const revision of revisions)
    objects.set(pathOf(revision), JSON.stringify(revisionOf(revision)));
}

const origin = async (url: string) => {
  requests.push(url);
  const body = objects.get(new URL(url).pathname.replace('/foyer/', ''));
  return body === undefined ? new Response(null, { status: refusal }) : new Response(body);
};
const revisionLogOf = (fetch = origin) => storedFleet(httpStore(ORIGIN, fetch)).revisionLog;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([0, 1, 2, 3, 7, 8, 9, 100])(
  'FLEET-65 finds the newest of %i revisions behind a plain HTTP origin, and then the next ones',
  async (last) => {
    put(...upTo(last));
    const revisionLog = revisionLogOf();
    expect(await revisionLog.newest()).toBe(last);
    expect(requests.length).toBeLessThan(20);
    expect((await newestRevision(revisionLog))?.revision).toBe(last || undefined);
    put(last + 1);
    expect(await revisionLog.newest()).toBe(last + 1);
    put(last + 2, last + 3, last + 4);
    expect(await revisionLog.newest()).toBe(last + 4);
    requests = [];
    expect(await revisionLog.newest()).toBe(last + 4);
    expect(requests.length, 'where nothing is new it is one question').toBe(1);
  },
);

test('FLEET-125 is not delayed by a cache of missing objects', async () => {
  const responses = new Map<string, Response>();
  const cached = async (url: string) => {
    const known = responses.get(url) ?? (await origin(url));
    responses.set(url, known);
    return known.clone();
  };
  put(1);
  const revisionLog = revisionLogOf(cached);
  expect(await revisionLog.newest()).toBe(1);
  put(2);
  await expect.poll(() => revisionLog.newest()).toBe(2);
});

test('FLEET-125 reads an origin that denies access to missing objects', async () => {
  refusal = 403;
  put(1, 2, 3);
  expect(await revisionLogOf().newest()).toBe(3);
  objects.clear();
  await expect(revisionLogOf().newest(), 'where all is refused').rejects.toThrow('answered 403');
});

test('FLEET-126 rejects an origin that answers every request', async () => {
  const everything = async () => new Response('<!doctype html>');
  await expect(revisionLogOf(everything).newest()).rejects.toThrow(
    'answers requests for every revision',
  );
});

test('FLEET-66 never continues from an older revision while the origin fails, and skips a damaged one', async () => {
  put(1, 2);
  const failing = async (url: string) =>
    url.includes(pathOf(2)) ? new Response(null, { status: 500 }) : origin(url);
  await expect(newestRevision(revisionLogOf(failing))).rejects.toThrow('answered 500');
  objects.set(pathOf(2), '{"revision": 2, "at"');
  expect((await newestRevision(revisionLogOf()))?.revision).toBe(1);
  objects.set(pathOf(2), ' '.repeat(33_000_000));
  expect((await newestRevision(revisionLogOf()))?.revision).toBe(1);
});

test('FLEET-66 names an origin that cannot be reached', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'));
  await expect(revisionLogOf(away).newest()).rejects.toThrow(
    `RELEASES_URL: ${ORIGIN} cannot be reached.`,
  );
});

test('FLEET-67 writes nothing behind a plain HTTP origin, and says what to do', async () => {
  await expect(revisionLogOf().append(revisionOf(1))).rejects.toThrow(
    'RELEASES_URL is a plain HTTP origin, which is read-only: name the storage behind it',
  );
});

test('FLEET-76 lists the newest revision in a writable store, with one object per revision', async () => {
  const written = new Map<string, string>();
  const store: ObjectStore = {
    get: async (path) => {
      const text = written.get(path) ?? objects.get(path);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    create: async (path, bytes) => {
      written.set(path, new TextDecoder().decode(bytes));
      return true;
    },
    list: async (prefix) =>
      [...objects.keys()]
        .filter((path) => path.startsWith(prefix))
        .map((path) => ({ path, bytes: 1, storedAt: 0 })),
    folders: async () => [],
    remove: async () => undefined,
  };
  // The first revisions were removed, which left a gap.
  put(40, 41);
  const { read, replace, revisionLog } = storedFleet(store);
  expect([await read(), await replace(undefined, '{}')]).toEqual([undefined, true]);
  expect(await revisionLog.newest()).toBe(41);
  expect(await revisionLog.append(revisionOf(42))).toBe(true);
  expect(written.get(pathOf(42))).toBe(`${JSON.stringify(revisionOf(42), null, 2)}\n`);
  expect(await revisionLog.newest()).toBe(42);
  expect(await revisionLog.read(42)).toEqual(revisionOf(42));
});
