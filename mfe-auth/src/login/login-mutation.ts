import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { LoginPayload } from '@foyer/shared/contracts/provider/auth.ts';
import { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /login. */
export function loginMutation() {
  return {
    mutationFn: (payload: LoginPayload) =>
      api.post(endpoints.login, payload, LoginResponse, { token: null }),
  };
}
