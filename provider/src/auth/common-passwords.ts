import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords of leaked accounts, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Tells whether a password is among the most common ones, in any case (AUTH-140). */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());
