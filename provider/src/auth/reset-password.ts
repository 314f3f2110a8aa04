import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { VerifyOtpResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { eq } from 'drizzle-orm';
import { codes, users } from '../db/schema/accounts.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { consumeCode, tryCode } from './codes.ts';
import { rememberAddress, requesterOf } from './known-addresses.ts';
import { forgetFailedLogins } from './login.ts';
import { ResetPasswordBody, VerifyOtpBody } from './payloads.ts';
import {
  consumeResetToken,
  issueResetToken,
  isValidResetToken,
  VERIFIED_MINUTES,
} from './reset-tokens.ts';
import { revokeAllTokens } from './tokens.ts';

const CODES_BY_ADDRESS: Limit = { name: 'verify address', hits: 600, minutes: 60 };
/** Limits invalid tokens only: a valid one cannot be guessed. */
const TOKENS_BY_ADDRESS: Limit = { name: 'reset address', hits: 300, minutes: 60 };

const expired = () => invalidField('token', 'This reset has expired. Please restart the process.');

const wrongCode = () => invalidField('otp', 'Invalid code. Please check it, or ask for a new one.');

export const verifyOtp = defineCall({
  name: 'verifyOtp',
  summary: 'Exchanges a one-time code for a token that resets the password',
  description:
    '`data.token` is valid for the following reset only; without it the guest cannot continue.',
  method: 'post',
  path: endpoints.verifyOtp,
  access: 'public',
  body: VerifyOtpBody,
  response: VerifyOtpResponse,
  async handle({ body, deps, address, audit, commit }) {
    const requester = await requesterOf(deps, body.email, address);
    if (!requester.known) await countHit(deps, CODES_BY_ADDRESS, address);
    const code = await tryCode(deps, requester, body.otp);
    if (!code) {
      audit('code wrong', requester.account);
      throw wrongCode();
    }
    const response = await commit(async (tx) => {
      if (!(await consumeCode(tx, code.id))) throw wrongCode();
      const token = await issueResetToken(tx, code.userId, VERIFIED_MINUTES);
      return { message: 'Code verified.', data: { token } };
    });
    audit('code accepted', requester.account);
    return response;
  },
});

/** Sets a new password, signs the guest out everywhere, and marks the address as known. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of a verified code or of a link',
  description:
    '`token` comes from verifying the code, or from a mailed link. A new password ends every session of the guest.',
  method: 'post',
  path: endpoints.resetPassword,
  access: 'public',
  body: ResetPasswordBody,
  async handle({ body, deps, address, audit, commit }) {
    const { email } = body;
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    const userId = user?.id ?? 0;
    const token = { secret: body.token, userId };
    if (!(await isValidResetToken(deps.db, token))) {
      audit('password change refused', user);
      await countHit(deps, TOKENS_BY_ADDRESS, address);
      throw expired();
    }
    // The valid token proves who it is, so this goes ahead of unknown guests.
    const password_hash = await deps.queueSignIn({ email, address, known: true }, () =>
      deps.passwords.hash(body.password),
    );
    const { revoked, ...response } = await commit(async (tx) => {
      if (!(await consumeResetToken(tx, token))) throw expired();
      await tx.update(users).set({ password_hash }).where(eq(users.id, userId));
      const revoked = await revokeAllTokens(tx, userId);
      await tx.delete(codes).where(eq(codes.email, email));
      await rememberAddress(tx, deps, userId, { email, address });
      return { revoked, message: 'Password updated successfully.' };
    });
    audit('password changed', user);
    if (revoked.length > 0) audit('signed out everywhere', user);
    await forgetFailedLogins(deps, email, address);
    deps.disconnect(revoked);
    return response;
  },
});
