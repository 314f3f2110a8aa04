import { expect, test } from 'vitest';
import { kept, restored } from './field-value.ts';

test('FORM-17 a text and the ids of chosen items are restored as they were kept', () => {
  expect(restored(kept('12 monkeys'), '')).toBe('12 monkeys');
  expect(restored(kept([3, 12, 7]), [])).toEqual([3, 12, 7]);
  expect(restored(kept([]), [1])).toEqual([]);
});

test('a field of which nothing is kept begins as it would without a draft', () => {
  expect(restored(undefined, 'Amelia')).toBe('Amelia');
  expect(restored(undefined, [4])).toEqual([4]);
});

test('what nobody can have chosen is not restored', () => {
  expect(restored('4 -5 x 6.5 1e9 12345678901234567890 4', [])).toEqual([4, 5, 6]);
  expect(restored('1 '.repeat(2).concat('9 '.repeat(5_000)), [])).toEqual([1, 9]);
  const many = Array.from({ length: 5_000 }, (_, index) => index);
  expect(restored(kept(many), [])).toHaveLength(500);
});
