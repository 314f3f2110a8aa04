import { ApiError } from '@foyer/shared/api/error';

/**
 * Whether a loader threw something that no other release would do better: a redirect or another
 * answer of the router's, the provider's failure, a call that was given up with its navigation.
 */
export function isNoFault(error: unknown): boolean {
  if (error instanceof Response || error instanceof ApiError) return true;
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What each engine says of a module that it could not fetch. */
const FAILED_FETCH = /dynamically imported module|Importing a module script failed/;

/** Whether an import failed on the way, not in the module: Firefox then never asks again. */
export function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && FAILED_FETCH.test(error.message);
}
