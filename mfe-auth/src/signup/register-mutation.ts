import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { RegisterPayload } from '@foyer/shared/contracts/sign-up';
import { api } from '@foyer/shared/runtime';

/** POST /register; the same key for the same content, so that a repeated press makes one guest. */
export function registerMutation() {
  return {
    mutationFn: ({ payload, key }: { payload: RegisterPayload; key: string }) =>
      api.post(endpoints.register, payload, PlainAnswer, { token: null, idempotencyKey: key }),
  };
}
