import { beforeEach, expect, test } from 'vitest';
import { httpStore } from '../store/http-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { Edition } from './journal.ts';
import { newestEdition } from './journal.ts';
import { storedFleet } from './stored-fleet.ts';

const ORIGIN = 'https://store.test/foyer';

let there: Map<string, string>;
let asked: string[];
let refusal: number;
beforeEach(() => {
  there = new Map();
  asked = [];
  refusal = 404;
});

const editionOf = (revision: number, what = 'a test'): Edition => {
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
    there.set(pathOf(revision), JSON.stringify(editionOf(revision)));
}

const origin = async (url: string) => {
  asked.push(url);
  const body = there.get(new URL(url).pathname.replace('/foyer/', ''));
  return body === undefined ? new Response(null, { status: refusal }) : new Response(body);
};
const journalOf = (fetch = origin) => storedFleet(httpStore(ORIGIN, fetch)).journal;
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

test.each([0, 1, 2, 3, 7, 8, 9, 100])(
  'FLEET-65 of %i editions behind a plain HTTP origin the newest is found, and then the next ones',
  async (last) => {
    put(...upTo(last));
    const journal = journalOf();
    expect(await journal.newest()).toBe(last);
    expect(asked.length).toBeLessThan(20);
    expect((await newestEdition(journal))?.revision).toBe(last || undefined);
    put(last + 1);
    expect(await journal.newest()).toBe(last + 1);
    put(last + 2, last + 3, last + 4);
    expect(await journal.newest()).toBe(last + 4);
    asked = [];
    expect(await journal.newest()).toBe(last + 4);
    expect(asked.length, 'where nothing is new it is one question').toBe(1);
  },
);

test('FLEET-65 a cache that keeps what is not there holds nobody up', async () => {
  const kept = new Map<string, Response>();
  const cached = async (url: string) => {
    const known = kept.get(url) ?? (await origin(url));
    kept.set(url, known);
    return known.clone();
  };
  put(1);
  const journal = journalOf(cached);
  expect(await journal.newest()).toBe(1);
  put(2);
  await expect.poll(() => journal.newest()).toBe(2);
});

test('FLEET-65 an origin that refuses what it does not have is read as any other', async () => {
  refusal = 403;
  put(1, 2, 3);
  expect(await journalOf().newest()).toBe(3);
  there.clear();
  await expect(journalOf().newest(), 'where all is refused').rejects.toThrow('answered 403');
});

test('FLEET-66 an origin with an answer for every address is no store', async () => {
  const everything = async () => new Response('<!doctype html>');
  await expect(journalOf(everything).newest()).rejects.toThrow('an answer for every edition');
});

test('FLEET-66 while the origin fails nobody goes on from an older edition; a broken one is stepped over', async () => {
  put(1, 2);
  const failing = async (url: string) =>
    url.includes(pathOf(2)) ? new Response(null, { status: 500 }) : origin(url);
  await expect(newestEdition(journalOf(failing))).rejects.toThrow('answered 500');
  there.set(pathOf(2), '{"revision": 2, "at"');
  expect((await newestEdition(journalOf()))?.revision).toBe(1);
  there.set(pathOf(2), ' '.repeat(33_000_000));
  expect((await newestEdition(journalOf()))?.revision).toBe(1);
});

test('FLEET-66 an origin that cannot be reached is named', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'));
  await expect(journalOf(away).newest()).rejects.toThrow(
    `RELEASES_URL: ${ORIGIN} cannot be reached.`,
  );
});

test('FLEET-67 behind a plain HTTP origin nothing is written, and it is said what to do', async () => {
  await expect(journalOf().append(editionOf(1))).rejects.toThrow(
    'RELEASES_URL is a plain HTTP origin, which may only be read: name the storage behind it',
  );
});

test('FLEET-76 in a store that can be written the newest is listed, and each edition is an object', async () => {
  const written = new Map<string, string>();
  const store: ObjectStore = {
    get: async (path) => {
      const text = written.get(path) ?? there.get(path);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    create: async (path, bytes) => {
      written.set(path, new TextDecoder().decode(bytes));
      return true;
    },
    list: async (prefix) =>
      [...there.keys()]
        .filter((path) => path.startsWith(prefix))
        .map((path) => ({ path, bytes: 1, storedAt: 0 })),
    folders: async () => [],
    remove: async () => undefined,
  };
  // Somebody removed the first ones, which left a gap.
  put(40, 41);
  const { isEditedByHand, read, replace, journal } = storedFleet(store);
  expect([isEditedByHand, await read(), await replace(undefined, '{}')]).toEqual([
    false,
    undefined,
    true,
  ]);
  expect(await journal.newest()).toBe(41);
  expect(await journal.append(editionOf(42))).toBe(true);
  expect(written.get(pathOf(42))).toBe(`${JSON.stringify(editionOf(42), null, 2)}\n`);
  expect(await journal.newest()).toBe(42);
  expect(await journal.read(42)).toEqual(editionOf(42));
});
