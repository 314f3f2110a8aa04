/** Reports a failed command; its one-line message says what to do. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
}

/** Reports that the provider does not respond; a later try may succeed. */
export class ProviderUnreachable extends ClientError {
  override readonly name = 'ProviderUnreachable';
}

/** Reports that the token expired; the command can sign in again. */
export class SignedOut extends ClientError {
  override readonly name = 'SignedOut';
}

/** Reports a 404, or a response that is not the provider's. */
export class NotFound extends ClientError {
  override readonly name = 'NotFound';
}
