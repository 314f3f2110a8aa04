/** `unreachable`: a later try may succeed; `not-found`: a 404, or no response of a provider. */
type Reason = 'unreachable' | 'signed-out' | 'not-found';

/** Reports a failed command; its one-line message says what to do. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.reason = reason;
  }
}

export const reasonOf = (error: unknown) =>
  error instanceof ClientError ? error.reason : undefined;
