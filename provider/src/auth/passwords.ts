import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../http/deps.ts';
import { randomSecret } from '../lib/secrets.ts';

/** OWASP's minimum for argon2id; takes about 14 ms and 19 MB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and compares passwords. Only tests set `cost` or `compare`. */
export function createPasswords({ cost = COST, compare = verify } = {}): Passwords {
  const dummyHashPromise = hash(randomSecret(), cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      const dummyHash = await dummyHashPromise;
      const matches = await compare(passwordHash ?? dummyHash, password);
      return matches && passwordHash !== undefined;
    },
  };
}
