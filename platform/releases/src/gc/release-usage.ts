import { namedReleasesOf } from '../composition/release-index.ts';
import { readDocument } from '../document/document.ts';
import { Refusal } from '../refusal.ts';
import { candidateRevisionsFrom } from '../revisions/candidate-revisions.ts';
import { type FleetSource, UnreadableFile } from '../revisions/fleet-source.ts';
import { newestRevision, type Revision } from '../revisions/revision-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Holds the releases that the fleet needs or needed, as `name@version`. */
export type ReleaseUsage = {
  inUse: ReadonlySet<string>;
  /** The times until which older revisions named a release, in ms since the epoch. */
  lastUsed: ReadonlyMap<string, number>;
};

/**
 * Reads the releases in the revision in force, older effective revisions and the edited file. Also
 * reads until when older revisions named others, back to `since` (ms since the epoch).
 */
export async function releaseUsage(
  source: FleetSource,
  store: Pick<ReleaseStore, 'manifest'>,
  since: number,
): Promise<ReleaseUsage> {
  const inForce = await newestRevision(source.revisionLog);
  const file = await readFile(source);
  if (!inForce && !file)
    throw new Refusal('There is no fleet document, so the releases in use are unknown.');
  const candidates = await candidateRevisionsFrom(inForce, source.revisionLog, store);
  const texts = [...candidates.map(({ revision }) => revision.text), ...(file ? [file.text] : [])];
  return {
    inUse: new Set(texts.flatMap(releasesNamedIn)),
    lastUsed: inForce ? await lastUses(source, inForce, since) : new Map(),
  };
}

/** Reads `fleet.json`; refuses an invalid one, which may be about to name releases. */
async function readFile(source: FleetSource) {
  const file = await source.read().catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Refusal(`fleet.json: ${error.message}.`) : error;
  });
  const [mistake] = file ? readDocument(file.text).errors : [];
  if (mistake)
    throw new Refusal(`Correct fleet.json first, because it may name releases: ${mistake.text}.`);
  return file;
}

async function lastUses({ revisionLog }: FleetSource, newest: Revision, since: number) {
  const lastUsed = new Map<string, number>();
  let end = Date.parse(newest.at);
  for (let revision = newest.revision - 1; revision > 0 && end > since; revision -= 1) {
    const older = await revisionLog.read(revision);
    if (!older) continue;
    for (const key of releasesNamedIn(older.text)) if (!lastUsed.has(key)) lastUsed.set(key, end);
    end = Date.parse(older.at);
  }
  return lastUsed;
}

function releasesNamedIn(text: string): string[] {
  return [...namedReleasesOf(readDocument(text).fleet).keys()];
}
