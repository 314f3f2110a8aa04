import { expect, test } from 'vitest';
import { attemptKeys } from './attempt-key.ts';

test('the same content keeps its key, other content gets another', () => {
  const keyOf = attemptKeys();
  const first = keyOf({ email: 'a@example.com' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ email: 'a@example.com' })).toBe(first);
  expect(keyOf({ email: 'b@example.com' })).not.toBe(first);
});
