import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { RegisterPayload } from '@foyer/shared/contracts/provider/sign-up.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /register with an idempotency key, so that a repeated press creates one guest. */
export function registerMutation() {
  return {
    mutationFn: ({ payload, key }: { payload: RegisterPayload; key: string }) =>
      api.post(endpoints.register, payload, PlainResponse, { token: null, idempotencyKey: key }),
  };
}
