/** What a command cannot do; the message says in one line what to do about it. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
}

/** The provider does not answer: later it may. */
export class ProviderAway extends ClientError {
  override readonly name = 'ProviderAway';
}

/** The token is dead: who signs in again may go on. */
export class SignedOut extends ClientError {
  override readonly name = 'SignedOut';
}

/** The provider knows nothing at this address. */
export class NotFound extends ClientError {
  override readonly name = 'NotFound';
}
