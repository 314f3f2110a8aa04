import { expect, test } from 'vitest';
import { seenEvent } from './sides.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

test('MSG-22 reports the highest id that was read, in any order of the rows', () => {
  expect(seenEvent([{ id: 4 }, { id: 9 }, { id: 7 }], NOW)).toEqual({
    last_id: 9,
    seen_at: '2026-05-04T10:00:00.000Z',
  });
});

test('MSG-22 reports nothing when all messages were read before', () => {
  expect(seenEvent([], NOW)).toBeUndefined();
});
