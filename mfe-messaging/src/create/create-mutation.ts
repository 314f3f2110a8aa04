import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  type ThreadPayload,
  ThreadSentResponse,
} from '@foyer/shared/contracts/provider/messages.ts';
import type { Attempt } from '@foyer/shared/forms/use-form.ts';
import { api } from '@foyer/shared/runtime';
import { refreshThreads } from '../data/threads-query.ts';

/** Sends POST /messages/send, with one key for equal content: a repeated press sends once. */
export function createMutation() {
  return {
    mutationFn: ({ payload, key }: Attempt<ThreadPayload>) =>
      api.post(endpoints.sendMessage, payload, ThreadSentResponse, { idempotencyKey: key }),
    onSuccess: () => void refreshThreads(),
  };
}
