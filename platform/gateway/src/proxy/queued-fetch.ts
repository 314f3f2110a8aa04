import type { Runtime } from '@foyer/common/http';
import pLimit from 'p-limit';

/**
 * Requests of each queue that wait for the head of their response at the same time. A Node server
 * accepts one connection per turn of its event loop and first answers the open ones: of many new
 * connections the last would wait for all others' requests. Ten keep the embedded provider busy; a
 * distant one may need more calls (`PROVIDER_CONNECTIONS`).
 */
const CONCURRENT = {
  media: 10,
  calls: 10,
  /** More than wait for a password check at the provider, which decides who comes first. */
  signIns: 150,
};
/** Time after which an unanswered request makes room for the next one, in ms. */
const SLOW_MS = 1000;
/** Requests in one queue, and the longest wait of one, in ms. */
const MAX_LENGTH = 5000;
const MAX_WAIT_MS = 10_000;

/** A request that the provider cannot take within the queue's limits. */
export class ProviderBusyError extends Error {
  override readonly name = 'ProviderBusyError';
}

/**
 * Returns a `fetch` that sends requests to the provider in their order, a few at a time, over few
 * connections. Throws `ProviderBusyError` at a queue's limits. A response's body keeps no place in the
 * queue, so that slow readers delay nobody.
 */
export function queuedFetch(
  fetch: Runtime['fetch'],
  providerUrl: string,
  calls = CONCURRENT.calls,
): Runtime['fetch'] {
  const queues = {
    media: queue(CONCURRENT.media),
    calls: queue(calls),
    signIns: queue(CONCURRENT.signIns),
  };
  return (address, init = {}) => {
    if (!address.startsWith(`${providerUrl}/`)) return fetch(address, init);
    const inTurn = queues[queueOf(address.slice(providerUrl.length), init)];
    return inTurn(() => fetch(address, init), init.signal);
  };
}

/** Returns the name of a request's queue. A page has many pictures; sign-ins wait for hashes. */
function queueOf(path: string, { method = 'GET', headers }: RequestInit): keyof typeof CONCURRENT {
  if (path.startsWith('/media/')) return 'media';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || new Headers(headers).has('Authorization') ? 'calls' : 'signIns';
}

function queue(concurrent: number) {
  const limit = pLimit(concurrent);

  return async (ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> => {
    signal?.throwIfAborted();
    if (limit.pendingCount >= MAX_LENGTH) throw new ProviderBusyError('The queue is full');
    const answer = Promise.withResolvers<Response>();
    const wait = new AbortController();
    const leave = (reason: unknown) => {
      wait.abort();
      answer.reject(reason);
    };
    const timer = setTimeout(
      () => leave(new ProviderBusyError('The wait is too long')),
      MAX_WAIT_MS,
    );
    signal?.addEventListener('abort', () => leave(signal.reason), { signal: wait.signal });
    void limit(async () => {
      clearTimeout(timer);
      if (wait.signal.aborted) return;
      wait.abort();
      answer.resolve(ask());
      await new Promise<void>((makeRoom) => {
        const slow = setTimeout(makeRoom, SLOW_MS);
        const end = () => {
          clearTimeout(slow);
          // Then the connection of a short response is free again, and the next request reuses it.
          setImmediate(makeRoom);
        };
        answer.promise.then(end, end);
      });
    });
    return answer.promise;
  };
}
