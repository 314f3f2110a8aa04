import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { serviceRequestDraft } from './drafts.ts';
import { prefetchRequests } from './requests-query.ts';

/** Sends POST /requests. Equal content has the same key, so a repeated press is recorded once. */
export function requestMutation(endpoint: string = endpoints.requests) {
  return {
    mutationFn: ({ payload, key }: Attempt<object>) =>
      api.post(endpoint, payload, PlainResponse, { idempotencyKey: key }),
    onSuccess: prefetchRequests,
  };
}

/** Sends POST /queries, which ends the service request of this type; logs a failure (FORM-12). */
export function queryMutation(type: string) {
  return {
    ...requestMutation(endpoints.queries),
    onSuccess() {
      serviceRequestDraft(type).clear();
      prefetchRequests();
    },
    onError: (error: Error) => console.info(text.enquiry.notAdded, error),
  };
}
