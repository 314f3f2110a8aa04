import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { VerifyOtpResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import type { VerifyOtpPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /verify-otp. */
export function verifyOtpMutation() {
  return {
    mutationFn: ({ payload }: { payload: VerifyOtpPayload }) =>
      api.post(endpoints.verifyOtp, payload, VerifyOtpResponse, { token: null }),
  };
}
