/** No page has this address. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
