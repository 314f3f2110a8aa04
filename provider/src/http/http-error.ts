import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = {
  errors?: FieldErrors;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
};

/** Ends a call with `status: false`; the app shows the message to the guest. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Creates a 422 for one field in Laravel's format. */
export const invalidField = (field: string, message: string) =>
  new HttpError(422, message, { errors: { [field]: [message] } });

/** Creates the 422 of an idempotency key or client id with another body (API-110). */
export const keyReused = () =>
  new HttpError(422, 'This Idempotency-Key was used for another request.');

/** Creates the 404 of an unknown route. */
export const routeNotFound = () => new HttpError(404, 'Not found.');

export const notFound = (resource: 'Hotel' | 'Category' | 'Request' | 'Message' | 'Guest') =>
  new HttpError(404, `${resource} not found.`);
