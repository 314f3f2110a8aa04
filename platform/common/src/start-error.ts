/** A start that cannot succeed. The message tells the operator in one line what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
