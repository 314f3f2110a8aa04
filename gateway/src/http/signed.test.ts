import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readSigned, signed } from './signed.ts';

const SECRET = 'a secret of these tests, which nobody knows';
const Facts = z.object({ hotel: z.string() });
const NOW = 1_700_000_000_000;

const token = await signed(SECRET, 'look', { hotel: 'grand-plaza' }, NOW + 60_000);
const read = (text: string, { secret = SECRET, purpose = 'look', now = NOW } = {}) =>
  readSigned(secret, purpose, text, Facts, now);

test('what was signed is read back until its time is over', async () => {
  expect(await read(token)).toEqual({ hotel: 'grand-plaza' });
  expect(await read(token, { now: NOW + 59_000 })).toBeDefined();
  expect(await read(token, { now: NOW + 60_000 })).toBeUndefined();
});

test.each([
  ['altered', token.replace(/\.[^.]+\./, `.${btoa(`{"hotel":"inn","aud":"look","exp":${NOW}}`)}.`)],
  ['another header', `${btoa('{"alg":"none","typ":"JWT"}')}.${token.split('.')[1]}.`],
  ['no token', 'grand-plaza'],
  ['nothing', ''],
  ['a megabyte', `${token}${'A'.repeat(1_000_000)}`],
])('%s is no token', async (_, text) => {
  expect(await read(text)).toBeUndefined();
});

test('a token holds for its purpose, its secret and its shape alone', async () => {
  expect(await read(token, { purpose: 'load' })).toBeUndefined();
  expect(await read(token, { secret: `${SECRET}!` })).toBeUndefined();
  const other = await signed(SECRET, 'look', { hotel: 7 }, NOW + 60_000);
  expect(await read(other)).toBeUndefined();
});
