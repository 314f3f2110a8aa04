import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { QueryPayload } from '@foyer/shared/contracts/requests';
import type { Attempt } from '@foyer/shared/forms/use-form';
import { api } from '@foyer/shared/runtime';
import { refreshRequests } from '../data/requests-query.ts';
import { text } from '../text.ts';

/** POST /queries; the same key for the same content. A failure is logged too (FORM-12). */
export function queryMutation() {
  return {
    async mutationFn({ payload, key }: Attempt<QueryPayload>) {
      try {
        return await api.post(endpoints.queries, payload, PlainAnswer, { idempotencyKey: key });
      } catch (error) {
        console.info(text.enquiry.notAdded, error);
        throw error;
      }
    },
    onSuccess: refreshRequests,
  };
}
