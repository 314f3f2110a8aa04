import { expect, test } from 'vitest';
import { prove } from './prove.ts';

test.each([
  ['behind what takes two code units', '👩‍👩‍👧👩‍👩‍👧'.repeat(10), 'a', 'b'],
  ['where one begins like the other', 'x'.repeat(100), '', 'more'],
])('a difference is shown where it is, %s', (_, before, drawing, framed) => {
  const shown = (end: string) => `${(before + end).slice(before.length - 80)}\n`;
  expect(() => prove([`${before}${framed}`], () => `${before}${drawing}`)).toThrow(
    `draws\n  ${shown(drawing)}and its frame\n  ${shown(framed)}`,
  );
});
