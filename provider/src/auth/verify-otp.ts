import * as endpoints from '@foyer/shared/api/endpoints';
import { VerifyOtpAnswer } from '@foyer/shared/contracts/auth-answers';
import { defineCall } from '../http/call.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { invalid } from '../http/refusal.ts';
import { spendCode, tryCode } from './codes.ts';
import { VerifyOtpBody } from './payloads.ts';
import { issueResetToken } from './reset-tokens.ts';

const BY_ADDRESS: Limit = { name: 'verify address', hits: 600, minutes: 60 };
const BY_ACCOUNT: Limit = { name: 'verify account', hits: 30, minutes: 60 };

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
    await countHit(deps, BY_ADDRESS, address);
    await countHit(deps, BY_ACCOUNT, body.email);
    const code = await tryCode(deps, body.email, body.otp);
    if (!code) throw wrong();
    return commit(async (tx) => {
      if (!(await spendCode(tx, code.id))) throw wrong();
      const token = await issueResetToken(tx, code.userId, deps.now());
      return { message: 'Code verified.', data: { token } };
    });
  },
});
