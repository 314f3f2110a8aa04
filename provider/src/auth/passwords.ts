import { hash, verify } from '@node-rs/argon2';
import limited from 'p-limit';
import { randomSecret } from '../ground/secrets.ts';
import { Refusal } from '../http/refusal.ts';

/** OWASP's least for argon2id; about 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a core and 19 MB. */
const AT_ONCE = 4;
/** A hundred guests who sign in at the same moment wait for less than a second. */
const WAITING = 100;
const RETRY_S = 2;

const turns = limited(AT_ONCE);

/** Waits for a turn as long as few others do: whose password it is, or whether anybody's, counts not. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount < WAITING) return turns(work);
  throw new Refusal(503, 'Many guests are signing in right now. Please try again in a moment.', {
    retryAfter: RETRY_S,
  });
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

const nobodysHash = hashPassword(randomSecret());

/** Takes the same time whether or not there is somebody whose password it could be. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const nobodys = await nobodysHash;
  const compared = passwordHash ?? nobodys;
  const matches = await inTurn(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
