import { ApiError } from '@foyer/shared/api/error';

/** What a screen says of its address (`refusals.ts` of the runtime), by name. */
const REFUSALS = ['PageNotFound', 'PageNotAvailable'];

/**
 * Whether a loader threw something that no other release would do better: a redirect or another
 * answer of the router's, a word about its address, the provider's failure, a call that was given up with its navigation.
 */
export function isNoFault(error: unknown): boolean {
  if (error instanceof Response || error instanceof ApiError) return true;
  if (error instanceof DOMException) return error.name === 'AbortError';
  return error instanceof Error && REFUSALS.includes(error.name);
}

/** What each engine says of a module that it could not fetch. */
const FAILED_FETCH = /dynamically imported module|Importing a module script failed/;

/** Whether an import failed on the way, not in the module: Firefox then never asks again. */
export function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && FAILED_FETCH.test(error.message);
}
