/** A start that cannot succeed; the message tells the operator in one line what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
