import type { Mail } from '../mail/queue.ts';
import { CODE_MINUTES } from './codes.ts';

/** The code stands alone on the last line, where a person and a script both find it. */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    subject: 'Your code to reset your password',
    text: `Hello,

somebody, hopefully you, wants to reset the password of this account. Enter the code below within ${CODE_MINUTES} minutes. If it was not you, you need not do anything: your password stays as it is.

${code}`,
  };
}
