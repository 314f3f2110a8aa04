/** Collects errors of a browser; errors that a test did not allow are unexpected. */
export class ErrorWatch {
  readonly unexpected: string[] = [];
  readonly #allowed: RegExp[];

  constructor(...allowed: RegExp[]) {
    this.#allowed = allowed;
  }

  /** Allows an error that the test causes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  note(message: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(message))) this.unexpected.push(message);
  }
}
