import { endpoints } from '@foyer/shared/api/endpoints';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api, PlainAnswer } from '@foyer/shared/runtime';

/** POST /forget-password */
export function forgotPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: EmailPayload }) =>
      api.post(endpoints.forgotPassword, payload, PlainAnswer, { token: null }),
  };
}
