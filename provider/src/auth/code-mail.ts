import type { Mail } from '../mail/queue.ts';
import { CODE_MINUTES } from './codes.ts';

/** The code stands alone on the last line, where a person and a script both find it. */
export function codeMail({ to, code, hotel }: { to: string; code: string; hotel: string }): Mail {
  return {
    to,
    subject: `Your code for ${hotel}`,
    text: `Hello,

somebody, hopefully you, wants to set a new password at ${hotel}. Enter the code below within ${CODE_MINUTES} minutes. If it was not you, you need not do anything: your password stays as it is.

${code}`,
  };
}
