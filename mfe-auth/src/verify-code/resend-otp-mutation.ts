import * as endpoints from '@foyer/shared/api/endpoints';
import type { EmailPayload } from '@foyer/shared/contracts/provider/recovery';
import { PlainResponse } from '@foyer/shared/contracts/provider/response';
import { api } from '@foyer/shared/runtime';

/** Sends POST /resend-otp. */
export function resendOtpMutation() {
  return {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainResponse, { token: null }),
  };
}
