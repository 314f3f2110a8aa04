import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { EmailPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /forget-password. */
export function forgotPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: EmailPayload }) =>
      api.post(endpoints.forgotPassword, payload, PlainResponse, { token: null }),
  };
}
