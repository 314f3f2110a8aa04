import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { createStore } from './storage.ts';

/** Creates a web storage over a map; `full` makes every write fail. */
function storageOf(content: Record<string, string> = {}, full = false): Storage {
  const map = new Map(Object.entries(content));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
  };
}

test('reads written values by their schema, and text that is not JSON as a string', () => {
  const storage = storageOf();
  const store = createStore(() => storage);
  store.write('user', { id: 7 });
  store.write('token', 'abc');
  expect(store.read('user', z.object({ id: z.number() }))).toEqual({ id: 7 });
  expect(storage.getItem('token')).toBe('abc');
  expect(store.read('token', z.string())).toBe('abc');
  expect(store.read('missing', z.string())).toBeUndefined();
});

test('with a full storage, holds the value in memory and removes it on request', () => {
  const storage = storageOf({}, true);
  const store = createStore(() => storage);
  store.write('token', 'abc');
  expect(store.read('token', z.string())).toBe('abc');
  store.remove('token');
  expect(store.read('token', z.string())).toBeUndefined();
});

test('with a full storage, removes the outdated value', () => {
  const storage = storageOf({ user: '{"id":1}' }, true);
  createStore(() => storage).write('user', { id: 2 });
  expect(createStore(() => storage).read('user', z.unknown())).toBeUndefined();
});

test('with a blocked storage, works in memory', () => {
  const store = createStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  store.write('user', { id: 7 });
  expect(store.read('user', z.object({ id: z.number() }))).toEqual({ id: 7 });
  store.clear();
  expect(store.read('user', z.unknown())).toBeUndefined();
});

test('removes a corrupt value, that key only', () => {
  const storage = storageOf({ user: '{"id":', hotelSlug: 'grand-plaza' });
  const store = createStore(() => storage);
  expect(store.read('user', z.object({ id: z.number() }))).toBeUndefined();
  expect(storage.getItem('user')).toBeNull();
  expect(store.read('hotelSlug', z.string())).toBe('grand-plaza');
});

test('clears all keys except the named ones, each also with a suffix', () => {
  const storage = storageOf({ visit: '1', 'visit:spa': '2', visited: '3', clear: '4' });
  const store = createStore(() => storage);
  store.clear(['visit']);
  expect(Array.from(storage, (_, index) => storage.key(index))).toEqual(['visit', 'visit:spa']);
});
