/** Thrown by a screen or its loader: there is nothing at this address; the shell says so. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}

/** Thrown by a screen or its loader: this hotel does not offer the page; the shell says so. */
export class PageNotAvailable extends Error {
  override name = 'PageNotAvailable';
}
