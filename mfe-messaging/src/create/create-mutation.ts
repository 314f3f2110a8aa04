import * as endpoints from '@foyer/shared/api/endpoints';
import { type ThreadPayload, ThreadSentAnswer } from '@foyer/shared/contracts/messages';
import type { Attempt } from '@foyer/shared/forms/use-form';
import { api } from '@foyer/shared/runtime';
import { refreshThreads } from '../data/threads/threads-query.ts';

/** POST /messages/send; the same key for the same content, so that a repeated press asks once. */
export function createMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<ThreadPayload>) =>
      api.post(endpoints.sendMessage, payload, ThreadSentAnswer, { idempotencyKey: key }),
    onSuccess: () => void refreshThreads(),
  };
}
