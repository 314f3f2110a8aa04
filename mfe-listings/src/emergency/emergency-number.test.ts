import { expect, test } from 'vitest';
import { emergencyNumber } from './emergency-number.ts';

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test.each([
  ...EUROPEAN_UNION.map((country) => [country, '112']),
  ['CH', '112'],
  ['NO', '112'],
  ['GB', '999'],
  ['US', '911'],
  ['CA', '911'],
  ['AU', '000'],
  ['NZ', '111'],
  ['gb', '999'],
])('LIST-90 the public emergency number of %s is %s', (country, number) => {
  expect(emergencyNumber(country)).toBe(number);
});

test.each([undefined, '', ' ', 'ZZ', 'JP', 'GBR', 'United Kingdom'])(
  'LIST-90 knows none for %j',
  (country) => expect(emergencyNumber(country)).toBeUndefined(),
);
