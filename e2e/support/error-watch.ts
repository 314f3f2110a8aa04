/** Errors that a browser tells; those that no test named beforehand are unexpected. */
export class ErrorWatch {
  readonly unexpected: string[] = [];
  readonly #allowed: RegExp[];

  constructor(...allowed: RegExp[]) {
    this.#allowed = allowed;
  }

  /** Names an error that this test causes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  note(message: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(message))) this.unexpected.push(message);
  }
}
