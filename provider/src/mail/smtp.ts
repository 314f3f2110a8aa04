import { createTransport } from 'nodemailer';
import type { Deliver } from './mail-loop.ts';

const TIMEOUT_MS = 20_000;

/** Delivers by SMTP. A mail that is sent twice keeps its Message-ID. */
export function deliverBySmtp(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'foyer.test';
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      messageId: `<foyer-mail-${id}@${domain}>`,
    });
  };
}
