import type { FieldErrors } from '../contracts/answer.ts';

/**
 * Why a call failed: `network` (no answer), `http` (an answer that is an error or says
 * `status: false`), `shape` (an answer that is not what the contract says).
 */
export class ApiError extends Error {
  /** By name: each remote bundles its own copy of this class, errors come from the shell's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly kind: 'network' | 'http' | 'shape';
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** The provider's own message for the guest, when it sent one. */
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

/** The provider's message where it sent one, else the fallback (ERR-01). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Whether the provider itself said no, as opposed to not answering or breaking. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500;
}

/** Whether there was no answer at all. */
export function isNetwork(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** Whether the provider may have done what was asked: its answer is lost, or nobody can read it. */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.serverMessage) return false;
  return error.kind !== 'http' || error.status >= 500;
}
