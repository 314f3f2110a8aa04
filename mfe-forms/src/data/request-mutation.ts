import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { Attempt } from '@foyer/shared/forms/use-form';
import { api } from '@foyer/shared/runtime';
import { refreshRequests } from './requests-query.ts';

/** POST /requests; the same key for the same content, so that a repeated press asks once. */
export function requestMutation<Payload>() {
  return {
    mutationFn: ({ payload, key }: Attempt<Payload>) =>
      api.post(endpoints.requests, payload, PlainAnswer, { idempotencyKey: key }),
    onSuccess: refreshRequests,
  };
}
