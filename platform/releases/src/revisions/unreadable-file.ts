/** A fleet document that cannot be read; the message tells operators why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** ISO 8601. */
  readonly changedAt: string;

  constructor(message: string, changedAt: string) {
    super(message);
    this.changedAt = changedAt;
  }
}
