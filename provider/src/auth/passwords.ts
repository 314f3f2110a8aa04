import { hash, verify } from '@node-rs/argon2';
import { randomSecret } from '../ground/secrets.ts';

/** OWASP's least for argon2id; about 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

const nobodysHash = hashPassword(randomSecret());

/** Takes the same time whether or not there is somebody whose password it could be. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
