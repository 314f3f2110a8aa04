import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';

/** Sends POST /queries. The same content has the same key, so that a repeated press sends it once. */
export function sampleTopicMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<QueryPayload>) =>
      api.post(endpoints.queries, payload, PlainResponse, { idempotencyKey: key }),
  };
}
