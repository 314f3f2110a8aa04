import type { FieldErrors } from '../contracts/provider/response.ts';

/**
 * The error of a failed call: `network` (no response), `http` (an error status or `status: false`), or
 * `shape` (a response that does not match its schema).
 */
export class ApiError extends Error {
  /** Compares names: each remote bundles its own copy of this class, but the shell throws the errors. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly kind: 'network' | 'http' | 'shape';
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** The provider's message for the guest, if it sent one. */
  readonly serverMessage: string | undefined;
  /** Messages by field name, of a 422. */
  readonly fields: FieldErrors;
  /** Seconds to wait, of a 429 or 503 with Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: 'network' | 'http' | 'shape',
    details: {
      status?: number;
      serverMessage?: string | undefined;
      fields?: FieldErrors;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(details.serverMessage ?? `The call failed (${kind} ${details.status ?? 0})`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** Returns the provider's message, or the fallback if it sent none (ERR-01). */
export function errorMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Reports whether the provider refused the call, as opposed to failing or not responding. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500;
}

/** Reports whether there was no response at all. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** Reports whether the provider may have recorded the call: its response is lost or unreadable. */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.serverMessage) return false;
  return error.kind !== 'http' || error.status >= 500;
}
