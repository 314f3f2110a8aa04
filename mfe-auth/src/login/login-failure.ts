import { ApiError, messageOf } from '@foyer/shared/api/error';
import { text } from '../text.ts';

/** Specification section 8: `status: false` is a refusal, every other failure an exception. */
export function loginFailure(error: unknown): string {
  const refused = error instanceof ApiError && error.kind === 'http' && error.status < 300;
  return messageOf(error, refused ? text.login.refused : text.login.exception);
}
