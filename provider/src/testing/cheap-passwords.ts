import { createPasswords } from '../auth/passwords.ts';

/** The least that argon2 takes: tests sign in thousands of times. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const cheapPasswords = createPasswords({ cost: CHEAP });
