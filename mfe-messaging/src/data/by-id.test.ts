import { describe, expect, it } from 'vitest';
import { mergeById, mergeHistory, type Recorded, seenUpTo } from './by-id.ts';

type Item = Recorded & { body: string };
const item = (id: number, more: Partial<Item> = {}): Item => ({ id, body: `line ${id}`, ...more });

describe('merging what comes into what is known', () => {
  it('MSG-13, FAULT-21 shows each id once, in order of ids, whatever order it came in', () => {
    const known = [item(1), item(3)];
    const merged = mergeById(known, [item(5), item(3), item(2), item(5)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  });

  it('leaves what is known untouched where nothing is new', () => {
    const known = [item(1), item(2, { client_id: 'a', seen_at: 'then' })];
    expect(mergeById(known, [item(2), item(1)])).toBe(known);
    const history = { items: known, earlier: true };
    expect(mergeHistory(history, { items: [item(1)] })).toBe(history);
    const replies = [{ id: 1, latest: { id: 7 } }];
    expect(mergeById(replies, structuredClone(replies))).toBe(replies);
  });

  it('keeps a client id and a reading that a later answer does not tell', () => {
    const known = [item(1, { client_id: 'a', seen_at: 'then' })];
    const [merged] = mergeById(known, [
      item(1, { body: 'changed', client_id: null, seen_at: null }),
    ]);
    expect(merged).toEqual(item(1, { body: 'changed', client_id: 'a', seen_at: 'then' }));
  });

  it('knows of older ones until a page says otherwise', () => {
    const known = { items: [item(4)], earlier: true };
    expect(mergeHistory(known, { items: [item(5)] }).earlier).toBe(true);
    expect(mergeHistory(known, { items: [item(3)], earlier: false }).earlier).toBe(false);
    expect(mergeHistory(known, { items: [], earlier: false }).earlier).toBe(false);
  });

  it('FAULT-21 takes nothing that was only heard for the end of what is known', () => {
    const known = { items: [item(4)], upTo: 4 };
    expect(mergeHistory(known, { items: [item(9)] }).upTo).toBe(4);
    expect(mergeHistory(known, { items: [], upTo: 9 }).upTo).toBe(9);
  });

  it('marks as seen what one side has sent up to an id, once', () => {
    const items = [item(1), item(2, { seen_at: 'before' }), item(3), item(4)];
    const seen = seenUpTo(items, { last_id: 3, seen_at: 'now' }, ({ id }) => id !== 1);
    expect(seen.map(({ seen_at }) => seen_at)).toEqual([undefined, 'before', 'now', undefined]);
  });
});
