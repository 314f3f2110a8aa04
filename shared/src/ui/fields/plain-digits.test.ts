import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['1 (702) 555-0123', '1 (702) 555-0123'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۹', '09'],
  ['०९', '09'],
  ['＋１２３４', '+1234'],
  ['\u{202a}+49 170\u{202c}', '+49 170'],
])('converts %j to %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
