import { expect, test } from 'vitest';
import { memoisedByObject } from './memoise-by-object.ts';

test('makes a value once for each object, even if it is undefined', () => {
  const made: object[] = [];
  const make = memoisedByObject((key: object) => {
    made.push(key);
    return undefined;
  });
  const [one, other] = [{}, {}];
  for (const key of [one, other, one]) expect(make(key)).toBeUndefined();
  expect(made).toEqual([one, other]);
});
