import type { FieldErrors } from '@foyer/shared/contracts/answer';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A call that is answered with `status: false`; its message is for the guest. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
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

/** A 422 of one field, as Laravel writes it. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(422, message, { errors: { [field]: [message] } });
}

/** What is answered to an address that is not served. */
export function nothingHere(): Refusal {
  return new Refusal(404, 'Not found.');
}

export function notFound(thing: 'Hotel' | 'Category' | 'Request' | 'Message' | 'Guest'): Refusal {
  return new Refusal(404, `${thing} not found.`);
}
