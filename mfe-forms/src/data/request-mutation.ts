import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { refreshRequests } from './requests-query.ts';

/** Sends POST /requests. Equal content has the same key, so a repeated press is recorded once. */
export function requestMutation<Payload>() {
  return {
    mutationFn: ({ payload, key }: Attempt<Payload>) =>
      api.post(endpoints.requests, payload, PlainResponse, { idempotencyKey: key }),
    onSuccess: refreshRequests,
  };
}
