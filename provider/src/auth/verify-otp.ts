import * as endpoints from '@foyer/shared/api/endpoints';
import { VerifyOtpAnswer } from '@foyer/shared/contracts/auth-answers';
import { defineCall } from '../http/call.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { invalid } from '../http/refusal.ts';
import { spendCode, tryCode } from './codes.ts';
import { askerOf } from './known-addresses.ts';
import { VerifyOtpBody } from './payloads.ts';
import { issueResetToken, VERIFIED_MINUTES } from './reset-tokens.ts';

const BY_ADDRESS: Limit = { name: 'verify address', hits: 600, minutes: 60 };

const wrong = () => invalid('otp', 'Invalid code. Please check it, or ask for a new one.');

export const verifyOtp = defineCall({
  name: 'verifyOtp',
  summary: 'Exchanges a one-time code for a token that resets the password',
  tag: 'Account',
  description:
    '`data.token` belongs to the reset that follows and to nothing else; without it the guest cannot go on.',
  example: {
    body: { email: 'amelia@example.com', otp: '0428' },
    data: { token: 'Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X' },
  },
  method: 'post',
  path: endpoints.verifyOtp,
  access: 'public',
  body: VerifyOtpBody,
  answer: VerifyOtpAnswer,
  success: 200,
  refusals: [422, 429],
  async handle({ body, deps, address, commit }) {
    const asker = await askerOf(deps, body.email, address);
    if (!asker.known) await countHit(deps, BY_ADDRESS, address);
    const code = await tryCode(deps, asker, body.otp);
    if (!code) throw wrong();
    return commit(async (tx) => {
      if (!(await spendCode(tx, code.id))) throw wrong();
      const token = await issueResetToken(tx, code.userId, {
        minutes: VERIFIED_MINUTES,
        now: deps.now(),
      });
      return { message: 'Code verified.', data: { token } };
    });
  },
});
