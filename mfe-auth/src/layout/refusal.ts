import { ApiError } from '@foyer/shared/api/error';

/** Whether the provider itself said no, as opposed to not answering or breaking. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500;
}

/** Whether there was no answer at all. */
export function isNetwork(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** The provider's first message for one field, of a 422. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.[0] : undefined;
}
