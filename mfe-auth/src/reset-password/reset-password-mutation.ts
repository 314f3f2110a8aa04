import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { ResetPasswordPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /reset-password. */
export function resetPasswordMutation() {
  return {
    mutationFn: ({ payload }: { payload: ResetPasswordPayload }) =>
      api.post(endpoints.resetPassword, payload, PlainResponse, { token: null }),
  };
}
