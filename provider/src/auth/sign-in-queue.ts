import { availableParallelism } from 'node:os';
import { subscriberOf } from '@foyer/common/http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { SignInQueue } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';

/** The threads of libuv's pool, which also reads files and resolves names. */
const POOL = Number(process.env.UV_THREADPOOL_SIZE || 4);
/** A password's hash uses a core and a thread. One of each stays for all other work. */
const CONCURRENT = Math.max(1, Math.min(availableParallelism(), POOL) - 1);
/** A hundred guests who sign in at the same moment wait about two seconds. */
const MAX_WAITING = 100;
const RETRY_S = 2;
/** Limits the memory of the attempts that are remembered. */
const MAX_SOURCES = 20_000;
const MEMORY_MS = 15 * 60_000;

type Waiting = {
  known: boolean;
  source: string;
  turn: number;
  start: () => Promise<void>;
  refuse: () => void;
};

/** Orders guests at known addresses first, then sources with fewer attempts, then arrival. */
const byRank = (one: Waiting, other: Waiting) =>
  Number(other.known) - Number(one.known) || one.turn - other.turn;

function refusal(): HttpError {
  const message = 'Many guests are signing in right now. Please try again in a moment.';
  return new HttpError(503, message, { retryAfter: RETRY_S });
}

/**
 * Runs few sign-ins at a time. When too many wait, the last in order gets a 503.
 *
 * The attempts of each source count, so sources take turns and a flood goes behind. A source is an
 * address; at a known address it is the account there. Each success at an unknown address ends its
 * count, because hundreds of guests may share it.
 */
export function signInQueue({
  concurrent = CONCURRENT,
  maxWaiting = MAX_WAITING,
} = {}): SignInQueue {
  const limit = pLimit(concurrent);
  const waiting: Waiting[] = [];
  const attempts = new LRUCache<string, number>({
    max: MAX_SOURCES,
    ttl: MEMORY_MS,
    noUpdateTTL: true,
  });
  const waitingAt = (source: string) => waiting.filter((one) => one.source === source).length;

  return ({ email, address, known, isSignUp = false }, work) => {
    const subscriber = subscriberOf(address);
    const source = known ? `${email} ${subscriber}` : subscriber;
    const turn = (attempts.get(source) ?? 0) + 1;
    attempts.set(source, turn);

    return new Promise((resolve, reject) => {
      const start = () =>
        work().then((result) => {
          if (!known && !isSignUp) attempts.set(source, waitingAt(source));
          resolve(result);
        }, reject);
      const isFull = limit.pendingCount >= maxWaiting;
      waiting.push({ known, source, turn, start, refuse: () => reject(refusal()) });
      waiting.sort(byRank);
      // The first in order takes the next free place. A refused sign-in leaves its place to this one.
      if (isFull) waiting.pop()?.refuse();
      else void limit(() => waiting.shift()?.start());
    });
  };
}
