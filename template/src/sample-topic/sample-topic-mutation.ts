import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import type { QueryPayload } from '@foyer/shared/contracts/requests';
import type { Attempt } from '@foyer/shared/forms/use-form';
import { api } from '@foyer/shared/runtime';

/** POST /queries; the same key for the same content, so that a repeated press asks once. */
export function sampleTopicMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<QueryPayload>) =>
      api.post(endpoints.queries, payload, PlainAnswer, { idempotencyKey: key }),
  };
}
