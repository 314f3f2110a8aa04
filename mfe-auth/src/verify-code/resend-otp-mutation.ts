import { endpoints } from '@foyer/shared/api/endpoints';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api, PlainAnswer } from '@foyer/shared/runtime';

/** POST /resend-otp */
export function resendOtpMutation() {
  return {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainAnswer, { token: null }),
  };
}
