import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Ends a call with `status: false`; the app shows the message to the guest. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    details: { errors?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

/** Creates a 422 for one field in Laravel's format. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(422, message, { errors: { [field]: [message] } });
}

/** Creates the 404 of an unknown route. */
export function routeNotFound(): HttpError {
  return new HttpError(404, 'Not found.');
}

export function notFound(
  resource: 'Hotel' | 'Category' | 'Request' | 'Message' | 'Guest',
): HttpError {
  return new HttpError(404, `${resource} not found.`);
}
