/** What the desk cannot do; the message says in one line what to do about it. */
export class DeskError extends Error {
  override readonly name: string = 'DeskError';
}

/** The provider does not answer: later it may. */
export class ProviderAway extends DeskError {
  override readonly name = 'ProviderAway';
}

/** The token is dead: who signs in again may go on. */
export class SignedOut extends DeskError {
  override readonly name = 'SignedOut';
}

/** The provider knows nothing at this address. */
export class NotFound extends DeskError {
  override readonly name = 'NotFound';
}
