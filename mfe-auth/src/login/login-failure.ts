import { ApiError, messageOf } from '@foyer/shared/api/error';
import { text } from '../text.ts';

/** `status: false` is a refusal (AUTH-08), every other failure an exception (AUTH-09) if online. */
export function loginFailure(error: unknown): string {
  const refused = error instanceof ApiError && error.kind === 'http' && error.status < 300;
  const exception = navigator.onLine ? text.exception : text.offline;
  return messageOf(error, refused ? text.refused : exception);
}
