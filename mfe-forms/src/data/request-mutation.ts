import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { refreshRequests } from './requests-query.ts';

/** Sends POST /requests. Equal content has the same key, so a repeated press is recorded once. */
export function requestMutation<Payload>(endpoint: string = endpoints.requests) {
  return {
    mutationFn: ({ payload, key }: Attempt<Payload>) =>
      api.post(endpoint, payload, PlainResponse, { idempotencyKey: key }),
    onSuccess: refreshRequests,
  };
}

/** Sends POST /queries; logs a failure too (FORM-12). */
export function queryMutation() {
  return {
    ...requestMutation<QueryPayload>(endpoints.queries),
    onError: (error: Error) => console.info(text.enquiry.notAdded, error),
  };
}
