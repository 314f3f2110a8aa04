import { hash, type Options, verify } from '@node-rs/argon2';
import limited from 'p-limit';
import { randomSecret } from '../ground/secrets.ts';
import type { Passwords } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';

/** OWASP's least for argon2id; about 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a core and 19 MB. */
const AT_ONCE = 4;
/** A hundred guests who sign in at the same moment wait for less than a second. */
const WAITING = 100;
const RETRY_S = 2;

/** Hashes and compares passwords, a few at a time; only tests do so at another cost, or with a gate. */
export function createPasswords({
  cost = COST,
  compare = verify,
}: {
  cost?: Options;
  compare?: typeof verify;
} = {}): Passwords {
  const turns = limited(AT_ONCE);
  /** Waits for a turn as long as few others do: whose password it is, or whether anybody's, counts not. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (turns.pendingCount < WAITING) return turns(work);
    throw new Refusal(503, 'Many guests are signing in right now. Please try again in a moment.', {
      retryAfter: RETRY_S,
    });
  }
  const hashInTurn = async (password: string) => inTurn(() => hash(password, cost));
  const nobodysHash = hashInTurn(randomSecret());
  return {
    hash: hashInTurn,
    async verify(passwordHash, password) {
      const nobodys = await nobodysHash;
      const compared = passwordHash ?? nobodys;
      const matches = await inTurn(() => compare(compared, password));
      return matches && passwordHash !== undefined;
    },
  };
}
