import { ApiError } from '@foyer/shared/api/error.ts';

/** Reports that a screen could not be loaded from its remote in time, and why. */
export class ScreenError extends Error {
  override name = 'ScreenError';
  readonly remote: string;
  readonly screen: string;
  /** The files can be fetched but the import fails. */
  brokenImport = false;
  /** The browser cached the failed import or the manifest is outdated: only a reload helps. */
  needsReload = false;
  /** The time limit was exceeded; the request may stay pending. */
  timedOut = false;
  /** A release that has not failed remains. */
  hasFallback = false;

  constructor(remote: string, screen: string) {
    super(`${remote}: the screen ${screen} cannot be loaded`);
    this.remote = remote;
    this.screen = screen;
  }
}

/** Names of the errors with which a screen rejects its address (`page-errors.ts` of the runtime). */
const REFUSALS = ['PageNotFound', 'PageNotAvailable'];

/**
 * Tells whether an error is not the release's fault: a redirect or other router response, a rejected
 * address, a provider error, or a request aborted with its navigation.
 */
export function isExpectedError(error: unknown): boolean {
  if (error instanceof Response || error instanceof ApiError) return true;
  if (error instanceof DOMException) return error.name === 'AbortError';
  return error instanceof Error && REFUSALS.includes(error.name);
}

/** Matches the engines' messages for a module that could not be fetched. */
const FAILED_FETCH = /dynamically imported module|Importing a module script failed/;

/** Tells whether the module's fetch failed. Firefox then never requests it again. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && FAILED_FETCH.test(error.message);
}
