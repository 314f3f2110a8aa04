import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

test('returns the cause of a failed fetch', async () => {
  const refused = await fetch('http://127.0.0.1:1').catch((error: unknown) => error);
  expect(reasonOf(refused)).toMatch(/^TypeError: fetch failed \(.+\)$/);
  const tried = new TypeError('fetch failed', {
    cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  });
  expect(reasonOf(tried)).toBe('TypeError: fetch failed (ECONNREFUSED)');
});

test('returns any other error unchanged', () => {
  expect(reasonOf(new Error('No.'))).toBe('Error: No.');
  expect(reasonOf('no error')).toBe('no error');
});
