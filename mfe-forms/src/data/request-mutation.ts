import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { serviceRequestDraft } from './drafts.ts';
import { fetchSentRequest } from './requests-query.ts';

/**
 * Sends POST /requests, or PUT for a change of the request with the id `changed`. Equal content has the
 * same key, so a repeated press is recorded once.
 */
export function requestMutation(changed: () => number | undefined) {
  return {
    mutationFn({ payload, key }: Attempt<object>) {
      const id = changed();
      const options = { idempotencyKey: key };
      return id === undefined
        ? api.post(endpoints.requests, payload, PlainResponse, options)
        : api.put(endpoints.request(id), payload, PlainResponse, options);
    },
    onSuccess: fetchSentRequest,
  };
}

/** Sends POST /queries, which ends the service request of this type; logs a failure (FORM-12). */
export function queryMutation(type: string, onSent: () => void) {
  return {
    mutationFn: ({ payload, key }: Attempt<object>) =>
      api.post(endpoints.queries, payload, PlainResponse, { idempotencyKey: key }),
    onSuccess() {
      onSent();
      serviceRequestDraft(type).clear();
      fetchSentRequest();
    },
    onError: (error: Error) => console.info(text.enquiry.notAdded, error),
  };
}
