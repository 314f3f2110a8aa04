import * as endpoints from '@foyer/shared/api/endpoints';
import type { LoginPayload } from '@foyer/shared/contracts/auth';
import { LoginAnswer } from '@foyer/shared/contracts/auth-answers';
import { api } from '@foyer/shared/runtime';

/** POST /login */
export function loginMutation() {
  return {
    mutationFn: (payload: LoginPayload) =>
      api.post(endpoints.login, payload, LoginAnswer, { token: null }),
  };
}
