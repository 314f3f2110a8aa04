import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

test.each([
  ['2026-05-01 03:05 PM', 'Friday, May 1, 2026, 3:05 PM'],
  ['2026-05-01 12:00 AM', 'Friday, May 1, 2026, 12:00 AM'],
  ['2026-05-01', 'Friday, May 1, 2026'],
  ['next Friday', 'next Friday'],
])('FORM-45 formats %s as %s', (sent, formatted) => {
  expect(arrivalText(sent)).toBe(formatted);
});
