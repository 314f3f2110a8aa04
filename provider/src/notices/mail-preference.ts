import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  MailPreference,
  MailPreferenceResponse,
} from '@foyer/shared/contracts/provider/messages.ts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { defineCall } from '../http/call.ts';

const FEATURE_NOTE = "Only where the hotel's `features` list `mail-preference`.";

export const mailPreference = defineCall({
  name: 'getMailPreference',
  summary: 'Tells whether the guest gets mail about unseen messages and answers',
  description: `${FEATURE_NOTE} On until the guest switches it off.`,
  method: 'get',
  path: endpoints.mailPreference,
  access: 'signed-in',
  response: MailPreferenceResponse,
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
  description: FEATURE_NOTE,
  method: 'post',
  path: endpoints.mailPreference,
  access: 'signed-in',
  body: MailPreference,
  response: MailPreferenceResponse,
  handle: ({ body, principal, commit }) =>
    commit(async (tx) => {
      await tx
        .update(users)
        .set({ mail_messages: body.messages })
        .where(eq(users.id, principal.userId));
      return { data: body };
    }),
});
