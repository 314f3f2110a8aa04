import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { EmailPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /resend-otp. */
export function resendOtpMutation() {
  return {
    mutationFn: (payload: EmailPayload) =>
      api.post(endpoints.resendOtp, payload, PlainResponse, { token: null }),
  };
}
