import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainResponse } from '@foyer/shared/contracts/answer';
import type { QueryPayload } from '@foyer/shared/contracts/requests';
import type { Attempt } from '@foyer/shared/forms/use-form';
import { api } from '@foyer/shared/runtime';

/** POST /queries; the same content has the same key, so that a repeated press sends it once. */
export function sampleTopicMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<QueryPayload>) =>
      api.post(endpoints.queries, payload, PlainResponse, { idempotencyKey: key }),
  };
}
