/** Name of the service worker's channel in the fleet; all hotels share one worker. */
export const WORKER = 'worker';

/** URL path of the service worker; the gateway serves the worker's own files below `WORKER_BASE`. */
export const WORKER_SCRIPT = 'worker.js';
export const WORKER_BASE = '/-/worker/';
export const WORKER_URL = WORKER_BASE + WORKER_SCRIPT;

/** Header of the gateway's pictures, by which the worker tells them from a captive portal's. */
export const GATEWAY_HEADER = 'X-Foyer-Gateway';

/** Prefix of the names of the worker's caches. */
export const WORKER_CACHE_PREFIX = 'foyer-';

/** Tag of the worker's Background Sync for unsent sign-outs. A page asks for it by this message, too. */
export const SIGN_OUTS = 'sign-outs';

/**
 * A page's call to the worker, with a port for the response. `update` fetches this hotel's offline
 * bundle and stores it if the composition changed. `activate` makes this hotel's next pages use the
 * newest stored bundle.
 */
export type WorkerCall = {
  kind: 'update' | 'activate';
  slug: string;
  /** Addresses of images that the page shows; it may have loaded them before there was a worker. */
  pictures?: string[];
};

/** The response: the composition that `activate` would lead to, if it differs from the active one. */
export type WorkerResponse = { newest: string | undefined };
