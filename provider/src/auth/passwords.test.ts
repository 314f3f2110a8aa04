import { expect, test } from 'vitest';
import { CHEAP } from '../testing/cheap-passwords.ts';
import { createPasswords } from './passwords.ts';

test("hashes a password with OWASP's minimum cost", async () => {
  expect(await createPasswords().hash('Lantern42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('rejects every password of an unknown account', async () => {
  const acceptsAny = createPasswords({ cost: CHEAP, compare: async () => true });
  expect(await acceptsAny.verify(undefined, 'Lantern42')).toBe(false);
});
