import * as endpoints from '@foyer/shared/api/endpoints';
import type { EmailPayload } from '@foyer/shared/contracts/provider/recovery';
import { PlainResponse } from '@foyer/shared/contracts/provider/response';
import { api } from '@foyer/shared/runtime';

/** Sends POST /forget-password. */
export function forgotPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: EmailPayload }) =>
      api.post(endpoints.forgotPassword, payload, PlainResponse, { token: null }),
  };
}
