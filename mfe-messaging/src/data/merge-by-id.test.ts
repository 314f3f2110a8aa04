import { describe, expect, test } from 'vitest';
import { markSeenUpTo, mergeById, mergeHistory, type StoredRecord } from './merge-by-id.ts';

type Item = StoredRecord & { body: string };
const item = (id: number, more: Partial<Item> = {}): Item => ({ id, body: `line ${id}`, ...more });

describe('merging records by id', () => {
  test('MSG-13 FAULT-21 keeps each id once, ordered by id', () => {
    const known = [item(1), item(3)];
    const merged = mergeById(known, [item(5), item(3), item(2), item(5)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  });

  test('returns the same list if nothing is new', () => {
    const known = [item(1), item(2, { client_id: 'a', seen_at: 'then' })];
    expect(mergeById(known, [item(2), item(1)])).toBe(known);
    const history = { items: known, earlier: true };
    expect(mergeHistory(history, { items: [item(1)] })).toBe(history);
    const replies = [{ id: 1, latest: { id: 7 } }];
    expect(mergeById(replies, structuredClone(replies))).toBe(replies);
  });

  test('keeps a client id and a seen time that a later record lacks', () => {
    const known = [item(1, { client_id: 'a', seen_at: 'then' })];
    const [merged] = mergeById(known, [
      item(1, { body: 'changed', client_id: null, seen_at: null }),
    ]);
    expect(merged).toEqual(item(1, { body: 'changed', client_id: 'a', seen_at: 'then' }));
  });

  test('keeps whether there are older records until a page changes it', () => {
    const known = { items: [item(4)], earlier: true };
    expect(mergeHistory(known, { items: [item(5)] }).earlier).toBe(true);
    expect(mergeHistory(known, { items: [item(3)], earlier: false }).earlier).toBe(false);
    expect(mergeHistory(known, { items: [], earlier: false }).earlier).toBe(false);
  });

  test('FAULT-21 does not count received records as fetched', () => {
    const known = { items: [item(4)], completeUpTo: 4 };
    expect(mergeHistory(known, { items: [item(9)] }).completeUpTo).toBe(4);
    expect(mergeHistory(known, { items: [], completeUpTo: 9 }).completeUpTo).toBe(9);
  });

  test("marks the guest's records as seen up to an id, once", () => {
    const hotel = { from: 'Hotel Admin' };
    const items = [item(1, hotel), item(2, { seen_at: 'before' }), item(3), item(4)];
    const seen = markSeenUpTo(items, { last_id: 3, seen_at: 'now' });
    expect(seen.map(({ seen_at }) => seen_at)).toEqual([undefined, 'before', 'now', undefined]);
  });
});
