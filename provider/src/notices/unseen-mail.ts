import type { Mail } from '../mail/queue.ts';

type Recipient = { to: string; hotel: string; slug: string };

/** Writes the mail without message text and with the link alone on the last line. */
export function unseenMail(
  publicUrl: string,
  { to, hotel, slug }: Recipient,
  threadId: number | null,
): Mail {
  const page = threadId === null ? 'chat' : `messages/${threadId}`;
  return {
    to,
    subject: `A message from ${hotel}`,
    text: `Hello,

${hotel} has written to you. You can read it and answer in the app. If you would rather not be told by mail, switch it off in the app's menu.

${publicUrl}/${slug}/dashboard/${page}`,
  };
}
