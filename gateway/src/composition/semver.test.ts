import { expect, test } from 'vitest';
import { satisfiesCaret } from './semver.ts';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '19.4.0', true],
  ['19.3.1', '19.3.0', false],
  ['19.3.1', '20.0.0', false],
  ['0.1.0', '0.1.4', true],
  ['0.1.0', '0.2.0', false],
  ['0.0.3', '0.0.4', false],
  ['1.2.10', '1.10.0', true],
])('^%s is satisfied by %s: %s', (required, provided, expected) => {
  expect(satisfiesCaret(required, provided)).toBe(expected);
});
