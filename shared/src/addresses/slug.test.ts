import { expect, test } from 'vitest';
import { isSlug } from './slug.ts';

test.each(['a', '7', 'grand-plaza', 'seaside_inn', 'default', 'a'.repeat(64)])(
  'SHELL-19 %s can name a hotel',
  (text) => {
    expect(isSlug(text)).toBe(true);
  },
);

test.each([
  '',
  '-',
  '-x',
  'x-',
  'Grand',
  'grand plaza',
  'grand.plaza',
  '..',
  'a/b',
  'a%2fb',
  'ü',
  'a\n',
  '__proto__',
  'login',
  'api',
  'dashboard',
  'a'.repeat(65),
])('SHELL-19 %j cannot name a hotel', (text) => {
  expect(isSlug(text)).toBe(false);
});
