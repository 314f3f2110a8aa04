/** Reports that the program cannot start; its one-line message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
