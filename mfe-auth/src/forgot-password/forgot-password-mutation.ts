import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainResponse } from '@foyer/shared/contracts/answer';
import type { EmailPayload } from '@foyer/shared/contracts/recovery';
import { api } from '@foyer/shared/runtime';

/** Sends POST /forget-password. */
export function forgotPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: EmailPayload }) =>
      api.post(endpoints.forgotPassword, payload, PlainResponse, { token: null }),
  };
}
