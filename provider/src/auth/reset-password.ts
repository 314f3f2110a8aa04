import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { eq } from 'drizzle-orm';
import { codes, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { rememberAddress } from './known-addresses.ts';
import { forgetFailedLogins } from './login.ts';
import { ResetPasswordBody } from './payloads.ts';
import { consumeResetToken, isValidResetToken } from './reset-tokens.ts';
import { revokeAllTokens } from './tokens.ts';

/** Limits invalid tokens only: a valid one cannot be guessed. */
const BY_ADDRESS: Limit = { name: 'reset address', hits: 300, minutes: 60 };

const expired = () => invalidField('token', 'This reset has expired. Please restart the process.');

/** Sets a new password, signs the guest out everywhere, and marks the address as known. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of a verified code or of a link',
  tag: 'Account',
  description:
    '`token` comes from verifying the code, or from a mailed link. A new password ends every session of the guest.',
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
  response: PlainResponse,
  success: 200,
  errors: [422, 429],
  async handle({ body, deps, address, commit }) {
    const { email } = body;
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    const userId = user?.id ?? 0;
    const token = { secret: body.token, userId, now: deps.now() };
    if (!(await isValidResetToken(deps.db, token))) {
      await countHit(deps, BY_ADDRESS, address);
      throw expired();
    }
    const password_hash = await deps.passwords.hash(body.password);
    const { revoked, ...response } = await commit(async (tx) => {
      if (!(await consumeResetToken(tx, token))) throw expired();
      await tx.update(users).set({ password_hash }).where(eq(users.id, userId));
      const revoked = await revokeAllTokens(tx, userId);
      await tx.delete(codes).where(eq(codes.email, email));
      await rememberAddress(tx, deps, userId, { email, address });
      return { revoked, message: 'Password updated successfully.' };
    });
    await forgetFailedLogins(deps, email, address);
    deps.disconnect(revoked);
    return response;
  },
});
