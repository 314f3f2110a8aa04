import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api } from '@foyer/shared/runtime';

/** POST /resend-otp */
export function resendOtpMutation() {
  return {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainAnswer, { token: null }),
  };
}
