import { describe, expect, test } from 'vitest';
import { internationalPart, limitDigits, toE164 } from './phone-number.ts';

describe('E.164', () => {
  test.each([
    ['+44 7700 900123', '+447700900123'],
    ['+4407700900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+1 (702) 123-4567', '+17021234567'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('converts %s to %s', (typed, sent) => {
    expect(toE164(typed)).toBe(sent);
  });

  test.each(['', '+', '+44', '+44 ', '+1', '+440'])(
    'AUTH-76 converts a dial code alone (%j) to an empty value',
    (typed) => {
      expect(toE164(typed)).toBe('');
    },
  );
});

test('AUTH-16 removes the 16th digit', () => {
  expect(limitDigits('+12 345 678 901 234 567', 15)).toBe('+12 345 678 901 234 5');
});

test('treats a number with a prefix as international, any other as national', () => {
  expect(internationalPart('+1 702 123')).toBe('+1702123');
  expect(internationalPart('0044 7700')).toBe('+447700');
  expect(internationalPart('tel:+33612345678')).toBe('+33612345678');
  expect(internationalPart('07700 900123')).toBeUndefined();
});
