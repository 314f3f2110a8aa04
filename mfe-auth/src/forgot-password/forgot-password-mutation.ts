import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api } from '@foyer/shared/runtime';

/** POST /forget-password */
export function forgotPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: EmailPayload }) =>
      api.post(endpoints.forgotPassword, payload, PlainAnswer, { token: null }),
  };
}
