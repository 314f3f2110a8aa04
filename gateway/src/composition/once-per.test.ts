import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('a value is made once for each object, even where it is undefined', () => {
  const made: object[] = [];
  const make = oncePer((key: object) => {
    made.push(key);
    return undefined;
  });
  const [one, other] = [{}, {}];
  for (const key of [one, other, one]) expect(make(key)).toBeUndefined();
  expect(made).toEqual([one, other]);
});
