import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainResponse } from '@foyer/shared/contracts/answer';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api } from '@foyer/shared/runtime';

/** Sends POST /resend-otp. */
export function resendOtpMutation() {
  return {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainResponse, { token: null }),
  };
}
