import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Mail } from '../mail/queue.ts';
import { CODE_MINUTES } from './codes.ts';
import { LINK_MINUTES } from './reset-tokens.ts';

/** Writes the mail with a code. People and scripts find the code alone on the last line. */
export function codeMail({ to, code, hotel }: { to: string; code: string; hotel: string }): Mail {
  return {
    to,
    subject: `Your code for ${hotel}`,
    text: `Hello,

somebody, hopefully you, wants to set a new password at ${hotel}. Enter the code below within ${CODE_MINUTES} minutes. If it was not you, you need not do anything: your password stays as it is.

${code}`,
  };
}

/** Writes the mail with a link, sent after too many wrong codes (AUTH-114). */
export function linkMail(
  link: Record<'to' | 'token' | 'hotel' | 'slug' | 'publicUrl', string>,
): Mail {
  const { to, token, hotel, slug, publicUrl } = link;
  // Browsers do not send the fragment to any server.
  const fragment = new URLSearchParams({ email: to, token });
  return {
    to,
    subject: `Your link for ${hotel}`,
    text: `Hello,

somebody, hopefully you, wants to set a new password at ${hotel}. Wrong codes were entered too often, so this time there is no code of four digits to enter: open the link below within ${LINK_MINUTES} minutes instead. It works once. If it was not you, you need not do anything: your password stays as it is.

${publicUrl}${paths.resetPassword(slug)}#${fragment}`,
  };
}
