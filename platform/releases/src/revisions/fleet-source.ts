import type { RevisionLog } from './revision-log.ts';

/** The text of the fleet document and the time of its last change (ISO 8601). */
export type FleetFile = { text: string; changedAt: string };

/** Reads and writes the fleet document and its revision log. */
export type FleetSource = {
  /** Reads the file; undefined if there is none. Throws `UnreadableFile` if it cannot be read. */
  read(): Promise<FleetFile | undefined>;
  /** Writes `next` if the file still equals `expected` (or is missing); otherwise returns false. */
  replace(expected: string | undefined, next: string): Promise<boolean>;
  revisionLog: RevisionLog;
};

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
