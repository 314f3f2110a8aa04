/** A fleet document that cannot be read; the message says why, in a sentence for an operator. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** ISO 8601. */
  readonly changedAt: string;

  constructor(message: string, changedAt: string) {
    super(message);
    this.changedAt = changedAt;
  }
}
