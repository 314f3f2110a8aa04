import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { VerifyOtpResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import type {
  EmailPayload,
  ResetPasswordPayload,
  VerifyOtpPayload,
} from '@foyer/shared/contracts/provider/recovery.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';

type Attempt<Payload> = { payload: Payload };
const PUBLIC = { token: null };

/** The calls of password recovery, which need no session. */
export const recoveryMutations = {
  requestCode: {
    mutationFn: ({ payload }: Attempt<EmailPayload>) =>
      api.post(endpoints.forgotPassword, payload, PlainResponse, PUBLIC),
  },
  resendCode: {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainResponse, PUBLIC),
  },
  verifyCode: {
    mutationFn: ({ payload }: Attempt<VerifyOtpPayload>) =>
      api.post(endpoints.verifyOtp, payload, VerifyOtpResponse, PUBLIC),
  },
  resetPassword: {
    mutationFn: ({ payload }: Attempt<ResetPasswordPayload>) =>
      api.post(endpoints.resetPassword, payload, PlainResponse, PUBLIC),
  },
};
