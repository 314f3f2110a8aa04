import { expect, test } from 'vitest';
import { readableName } from './readable-name.ts';

test.each([
  ['local_area-guide', 'Local Area Guide'],
  ['hotel', 'Hotel'],
  ['spa & wellness', 'Spa & Wellness'],
  ['--dining__out--', 'Dining Out'],
  ['élégance', 'Élégance'],
  ['', ''],
])('SHELL-13 %j reads %j', (name, read) => {
  expect(readableName(name)).toBe(read);
});
