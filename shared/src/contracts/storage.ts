import { WORKER_CACHE_PREFIX } from './worker.ts';

/** Local storage keys with one writer and several readers (AUTH-06, SHELL-01, SHELL-02). */
export const LOCAL = {
  user: 'user',
  token: 'token',
  slug: 'hotelSlug',
  hotel: 'hotelDataCache',
  owner: 'owner',
} as const;

/** Database with the tokens of unsent sign-outs (`shared/src/api/unsent-sign-outs.ts`). */
export const SIGN_OUT_DATABASE = 'foyer-sign-outs';

// These lists name the stored data that says nothing about a guest. All else is private: the app deletes
// it at sign-out and before another guest signs in (AUTH-124).

/** Public keys of session storage, each also with a suffix after a colon. */
export const PUBLIC_KEYS = ['visit', 'failedReleases', 'reloaded', 'reloadedAt', 'pseudoLocale'];

/** Public databases: the worker's times of cached pictures, and unsent sign-outs, which no page reads. */
export const PUBLIC_DATABASES = ['workbox-expiration', SIGN_OUT_DATABASE];

/** Prefix of the public caches: those of the worker. */
export const PUBLIC_CACHES = WORKER_CACHE_PREFIX;
