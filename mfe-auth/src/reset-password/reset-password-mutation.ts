import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { ResetPasswordPayload } from '@foyer/shared/contracts/recovery';
import { api } from '@foyer/shared/runtime';

/** POST /reset-password */
export function resetPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: ResetPasswordPayload }) =>
      api.post(endpoints.resetPassword, payload, PlainAnswer, { token: null }),
  };
}
