import { type Runtime, subscriberOf } from '@foyer/common/http';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Concurrent requests of each queue, until the heads of their responses. A Node server accepts one
 * connection per turn of its event loop and first answers the open ones: of many new connections the
 * last would wait for all others' requests. Ten keep the embedded provider busy; a distant one may
 * need more calls (`PROVIDER_CONNECTIONS`).
 */
const CONCURRENT = {
  media: 10,
  calls: 10,
  /** More than wait for a password check at the provider, which decides who comes first. */
  signIns: 150,
};
/** Time after which an unanswered request makes room for the next one, in ms. */
const SLOW_MS = 1000;
/** Waiting requests of one queue, in all and of one address. */
const MAX_LENGTH = 5000;
const MAX_OF_ADDRESS = 2500;
/** Addresses whose share is remembered. */
const MAX_ADDRESSES = 10_000;
/** Longest wait of one request, in ms. */
const MAX_WAIT_MS = 10_000;

/** A request that the provider cannot take within the queue's limits. */
export class ProviderBusyError extends Error {
  override readonly name = 'ProviderBusyError';
}

/**
 * Returns a `fetch` whose requests to the provider wait in queues. Each queue sends a few at a time,
 * over few connections. It throws `ProviderBusyError` at a queue's limits. A response's body keeps no
 * place in the queue, so that slow readers delay nobody.
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
    const inTurn = queues[queueOf(address.slice(providerUrl.length))];
    const guest = subscriberOf(new Headers(init.headers).get('X-Forwarded-For') ?? '');
    return inTurn(() => fetch(address, init), guest, init.signal);
  };
}

/** Calls that wait for a password's hash at the provider. */
const SIGN_INS: readonly string[] = [endpoints.login, endpoints.register, endpoints.resetPassword];

/** Returns the name of a request's queue. A page has many pictures. */
function queueOf(path: string): keyof typeof CONCURRENT {
  if (path.startsWith('/media/')) return 'media';
  return SIGN_INS.includes(path.split('?', 1)[0] ?? '') ? 'signIns' : 'calls';
}

/** Queues requests. An address takes half of the places, so that its crowd holds up nobody else. */
function queue(concurrent: number) {
  const limit = pLimit(concurrent);
  const shares = new LRUCache<string, LimitFunction>({
    max: MAX_ADDRESSES,
    memoMethod: () => pLimit(Math.ceil(concurrent / 2)),
  });
  let length = 0;

  return async (
    ask: () => Promise<Response>,
    address: string,
    signal?: AbortSignal | null,
  ): Promise<Response> => {
    signal?.throwIfAborted();
    const share = shares.memo(address);
    if (length >= MAX_LENGTH || share.pendingCount >= MAX_OF_ADDRESS)
      throw new ProviderBusyError('The queue is full');
    length += 1;
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
    const inTurn = async () => {
      length -= 1;
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
    };
    void share(() => limit(inTurn));
    return answer.promise;
  };
}
