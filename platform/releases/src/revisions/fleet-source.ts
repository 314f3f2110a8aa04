import type { RevisionLog } from './revision-log.ts';

/** The text of the fleet document and the time of its last change (ISO 8601). */
export type FleetFile = { text: string; changedAt: string };
/** A fleet document that cannot be read, with the reason for operators. */
type UnreadableFile = { unreadable: string; changedAt: string };

/** Reads and writes the fleet document and its revision log. */
export type FleetSource = {
  /** Reads the file; undefined if there is none. */
  read(): Promise<FleetFile | UnreadableFile | undefined>;
  /** Writes `next` if the file still equals `expected` (or is missing); otherwise returns false. */
  replace(expected: string | undefined, next: string): Promise<boolean>;
  revisionLog: RevisionLog;
};
