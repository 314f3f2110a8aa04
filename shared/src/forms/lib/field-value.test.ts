import { expect, test } from 'vitest';
import { draftText, restoredValue } from './field-value.ts';

test('FORM-17 restores a text and the ids of chosen items from a draft', () => {
  expect(restoredValue(draftText('12 monkeys'), '')).toBe('12 monkeys');
  expect(restoredValue(draftText([3, 12, 7]), [])).toEqual([3, 12, 7]);
  expect(restoredValue(draftText([]), [1])).toEqual([]);
});

test('a field without a stored value starts with its initial value', () => {
  expect(restoredValue(undefined, 'Amelia')).toBe('Amelia');
  expect(restoredValue(undefined, [4])).toEqual([4]);
});

test('does not restore values that cannot have been chosen', () => {
  expect(restoredValue('4 -5 x 6.5 1e9 12345678901234567890 4', [])).toEqual([4, 5, 6]);
  expect(restoredValue('1 '.repeat(2).concat('9 '.repeat(5_000)), [])).toEqual([1, 9]);
  const many = Array.from({ length: 5_000 }, (_, index) => index);
  expect(restoredValue(draftText(many), [])).toHaveLength(500);
});
