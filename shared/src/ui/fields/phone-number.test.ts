import { describe, expect, test } from 'vitest';
import { internationalPart, limitDigits, toE164 } from './phone-number.ts';

describe('E.164', () => {
  test.each([
    ['+44 7700 900123', '+447700900123'],
    ['+4407700900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+1 (702) 123-4567', '+17021234567'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('%s travels as %s', (typed, sent) => {
    expect(toE164(typed)).toBe(sent);
  });

  test.each(['', '+', '+44', '+44 ', '+1', '+440'])(
    'AUTH-18 a phone of only its dial code (%j) is empty',
    (typed) => {
      expect(toE164(typed)).toBe('');
    },
  );
});

test('AUTH-16 a 16th digit is not accepted', () => {
  expect(limitDigits('+12 345 678 901 234 567', 15)).toBe('+12 345 678 901 234 5');
});

test('a number with its prefix is taken as international, any other as national', () => {
  expect(internationalPart('+1 702 123')).toBe('+1702123');
  expect(internationalPart('0044 7700')).toBe('+447700');
  expect(internationalPart('tel:+33612345678')).toBe('+33612345678');
  expect(internationalPart('07700 900123')).toBeUndefined();
});
