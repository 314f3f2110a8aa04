import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { invalid } from '../http/refusal.ts';
import { hashPassword } from './passwords.ts';
import { ResetPasswordBody } from './payloads.ts';
import { spendResetToken } from './reset-tokens.ts';
import { revokeAllTokens } from './tokens.ts';

const BY_ADDRESS: Limit = { name: 'reset address', hits: 300, minutes: 60 };

const expired = () => invalid('token', 'This reset has expired. Please restart the process.');

/** A new password signs the guest out everywhere. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of a verified code',
  tag: 'Account',
  description:
    '`token` is the one that verifying the code answered. A new password ends every session of the guest.',
  example: {
    body: {
      email: 'amelia@example.com',
      token: 'Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X',
      password: 'Lantern43',
      password_confirmation: 'Lantern43',
    },
  },
  method: 'post',
  path: endpoints.resetPassword,
  access: 'public',
  body: ResetPasswordBody,
  answer: PlainAnswer,
  success: 200,
  refusals: [422, 429],
  async handle({ body, deps, address, commit }) {
    await countHit(deps, BY_ADDRESS, address);
    const [user] = await deps.db.select().from(users).where(eq(users.email, body.email));
    const password_hash = await hashPassword(body.password);
    let revoked: number[] = [];
    const answer = await commit(async (tx) => {
      const userId = user?.id ?? 0;
      const spent = await spendResetToken(tx, { secret: body.token, userId, now: deps.now() });
      if (!spent) throw expired();
      await tx.update(users).set({ password_hash }).where(eq(users.id, userId));
      revoked = await revokeAllTokens(tx, userId);
      return { message: 'Password updated successfully.' };
    });
    deps.disconnect(revoked);
    return answer;
  },
});
