import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { VerifyOtpResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { consumeCode, tryCode } from './codes.ts';
import { requesterOf } from './known-addresses.ts';
import { VerifyOtpBody } from './payloads.ts';
import { issueResetToken, VERIFIED_MINUTES } from './reset-tokens.ts';

const BY_ADDRESS: Limit = { name: 'verify address', hits: 600, minutes: 60 };

const wrongCode = () => invalidField('otp', 'Invalid code. Please check it, or ask for a new one.');

export const verifyOtp = defineCall({
  name: 'verifyOtp',
  summary: 'Exchanges a one-time code for a token that resets the password',
  tag: 'Account',
  description:
    '`data.token` is valid for the following reset only; without it the guest cannot continue.',
  example: {
    body: { email: 'amelia@example.com', otp: '0428' },
    data: { token: 'Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X' },
  },
  method: 'post',
  path: endpoints.verifyOtp,
  access: 'public',
  body: VerifyOtpBody,
  response: VerifyOtpResponse,
  success: 200,
  errors: [422, 429],
  async handle({ body, deps, address, commit }) {
    const requester = await requesterOf(deps, body.email, address);
    if (!requester.known) await countHit(deps, BY_ADDRESS, address);
    const code = await tryCode(deps, requester, body.otp);
    if (!code) throw wrongCode();
    return commit(async (tx) => {
      if (!(await consumeCode(tx, code.id))) throw wrongCode();
      const token = await issueResetToken(tx, code.userId, {
        minutes: VERIFIED_MINUTES,
        now: deps.now(),
      });
      return { message: 'Code verified.', data: { token } };
    });
  },
});
