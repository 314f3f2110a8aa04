import { endpoints } from '@foyer/shared/api/endpoints';
import type { VerifyOtpPayload } from '@foyer/shared/contracts/recovery';
import { api, VerifyOtpAnswer } from '@foyer/shared/runtime';

/** POST /verify-otp */
export function verifyOtpMutation() {
  return {
    mutationFn: ({ payload }: { payload: VerifyOtpPayload }) =>
      api.post(endpoints.verifyOtp, payload, VerifyOtpAnswer, { token: null }),
  };
}
