import * as endpoints from '@foyer/shared/api/endpoints';
import { MailPreference, MailPreferenceAnswer } from '@foyer/shared/contracts/messages';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';

const ABOUT = "Only where the hotel's `features` list `mail-preference`.";

export const mailPreference = defineCall({
  name: 'getMailPreference',
  summary: 'Whether a message that the guest does not see is told by mail',
  tag: 'Messages',
  description: `${ABOUT} It is, until the guest switches it off.`,
  example: { data: { messages: true } },
  method: 'get',
  path: endpoints.mailPreference,
  access: 'signed-in',
  answer: MailPreferenceAnswer,
  success: 200,
  refusals: [],
  async handle({ principal, deps: { db } }) {
    const [user] = await db
      .select({ messages: users.mail_messages })
      .from(users)
      .where(eq(users.id, principal.userId));
    return { data: { messages: user?.messages ?? false } };
  },
});

export const setMailPreference = defineCall({
  name: 'setMailPreference',
  summary: 'The guest switches these mails on or off',
  tag: 'Messages',
  description: ABOUT,
  example: { body: { messages: false }, data: { messages: false } },
  method: 'post',
  path: endpoints.mailPreference,
  access: 'signed-in',
  body: MailPreference,
  answer: MailPreferenceAnswer,
  success: 200,
  refusals: [],
  handle: ({ body, principal, commit }) =>
    commit(async (tx) => {
      await tx
        .update(users)
        .set({ mail_messages: body.messages })
        .where(eq(users.id, principal.userId));
      return { data: body };
    }),
});
