import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { refreshRequests } from '../data/requests-query.ts';
import { text } from '../text.ts';

/** Sends POST /queries, with the same key for equal content; logs a failure too (FORM-12). */
export function queryMutation() {
  return {
    async mutationFn({ payload, key }: Attempt<QueryPayload>) {
      try {
        return await api.post(endpoints.queries, payload, PlainResponse, { idempotencyKey: key });
      } catch (error) {
        console.info(text.enquiry.notAdded, error);
        throw error;
      }
    },
    onSuccess: refreshRequests,
  };
}
