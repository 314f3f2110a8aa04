import { expect, test } from 'vitest';
import { seenUpTo } from './sides.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

test('MSG-22 what was read is told up to its highest id, in whatever order it was updated', () => {
  expect(seenUpTo([{ id: 4 }, { id: 9 }, { id: 7 }], NOW)).toEqual({
    last_id: 9,
    seen_at: '2026-05-04T10:00:00.000Z',
  });
});

test('MSG-22 where everything had been read before, there is nothing to tell', () => {
  expect(seenUpTo([], NOW)).toBeUndefined();
});
