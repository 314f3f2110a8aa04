import { ApiError, errorMessageOf } from '@foyer/shared/api/error.ts';
import { text } from '../text.ts';

/**
 * Returns the message of a failed login. `status: false` is a refusal (AUTH-08), every other failure
 * an exception (AUTH-09), unless the browser is offline.
 */
export function loginFailure(error: unknown): string {
  const refused = error instanceof ApiError && error.kind === 'http' && error.status < 300;
  const exception = navigator.onLine ? text.exception : text.offline;
  return errorMessageOf(error, refused ? text.refused : exception);
}
