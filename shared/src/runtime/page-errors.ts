/**
 * Tells the shell that this address does not exist; thrown by a screen or its loader. The page shows the
 * message, if there is one.
 */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}

/** Tells the shell that this hotel does not offer the page; thrown by a screen or its loader. */
export class PageNotAvailable extends Error {
  override name = 'PageNotAvailable';
}
