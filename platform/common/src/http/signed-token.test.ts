import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signedToken, verifiedToken } from './signed-token.ts';

const SECRET = 'a secret of these tests, which nobody knows';
const Facts = z.object({ hotel: z.string() });
const NOW = 1_700_000_000_000;

const token = await signedToken(SECRET, 'preview', { hotel: 'grand-plaza' }, NOW + 60_000);
const read = (text: string, { secret = SECRET, purpose = 'preview', now = NOW } = {}) =>
  verifiedToken(secret, purpose, text, Facts, now);

test('returns the signed claims until they expire', async () => {
  expect(await read(token)).toEqual({ hotel: 'grand-plaza' });
  expect(await read(token, { now: NOW + 59_000 })).toBeDefined();
  expect(await read(token, { now: NOW + 60_000 })).toBeUndefined();
});

test.each([
  [
    'altered',
    token.replace(/\.[^.]+\./, `.${btoa(`{"hotel":"inn","aud":"preview","exp":${NOW}}`)}.`),
  ],
  ['another header', `${btoa('{"alg":"none","typ":"JWT"}')}.${token.split('.')[1]}.`],
  ['no token', 'grand-plaza'],
  ['nothing', ''],
  ['a megabyte', `${token}${'A'.repeat(1_000_000)}`],
])('rejects a token that is %s', async (_, text) => {
  expect(await read(text)).toBeUndefined();
});

test('accepts a token only for its purpose, secret and shape', async () => {
  expect(await read(token, { purpose: 'load' })).toBeUndefined();
  expect(await read(token, { secret: `${SECRET}!` })).toBeUndefined();
  const other = await signedToken(SECRET, 'preview', { hotel: 7 }, NOW + 60_000);
  expect(await read(other)).toBeUndefined();
});
