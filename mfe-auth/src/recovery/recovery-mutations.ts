import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { errorMessageOf, isNetworkError, isRefusal } from '@foyer/shared/api/error.ts';
import { VerifyOtpResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';

/** Returns a mutation that needs no session. */
function publicMutation<Answer>(path: string, response: z.core.$ZodType<Answer>) {
  return {
    mutationFn: ({ payload }: { payload: object }) =>
      api.post(path, payload, response, { token: null }),
  };
}

/** The calls of password recovery. */
export const recoveryMutations = {
  requestCode: publicMutation(endpoints.forgotPassword, PlainResponse),
  resendCode: publicMutation(endpoints.resendOtp, PlainResponse),
  verifyCode: publicMutation(endpoints.verifyOtp, VerifyOtpResponse),
  resetPassword: publicMutation(endpoints.resetPassword, PlainResponse),
};

/** Returns the provider's message of a failed call, or the text for its kind of failure. */
export function failureText(
  error: unknown,
  texts: { failed: string; refused?: string; network?: string },
): string {
  const { failed, refused = failed, network = failed } = texts;
  if (isNetworkError(error)) return network;
  return errorMessageOf(error, isRefusal(error) ? refused : failed);
}
