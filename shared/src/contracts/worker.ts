/** The service worker stands among the fleet's channels; there is one for all hotels. */
export const WORKER = 'worker';

/** Where the gateway serves the service worker of all hotels, and beside it the worker's own files. */
export const WORKER_SCRIPT = 'worker.js';
export const WORKER_BASE = '/-/worker/';
export const WORKER_URL = WORKER_BASE + WORKER_SCRIPT;

/** All that the worker keeps lies in caches whose names begin so. */
export const WORKER_CACHES = 'foyer-';

/**
 * What a page asks of the worker, with a port for the answer. `look`: ask the gateway for this
 * hotel's composition, and store it whole if it is another one. `take`: from now on this hotel's
 * pages are the newest that there are.
 */
export type WorkerCall = {
  kind: 'look' | 'take';
  slug: string;
  /** Addresses of what the page shows: it may have come before there was a worker to keep it. */
  pictures?: string[];
};

/** The answer: the composition that a `take` leads to, where that is another one than pages run now. */
export type WorkerAnswer = { newest: string | undefined };
