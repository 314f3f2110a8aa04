import { createPasswords } from '../auth/passwords.ts';

/** argon2's minimum cost: tests sign in thousands of times. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const cheapPasswords = createPasswords({ cost: CHEAP });
