import { namedBy } from '@foyer/gateway/composition/releases';
import type { FleetSource, ReleaseStore } from '@foyer/gateway/deps';
import { candidatesFrom } from '@foyer/gateway/fleet/candidates';
import { readDocument } from '@foyer/gateway/fleet/document';
import { type Edition, newestEdition } from '@foyer/gateway/fleet/journal';
import { UnreadableFile } from '@foyer/gateway/fleet/unreadable-file';
import { Refusal } from '../refusal.ts';

/** Which releases of a store the fleet needs, each by `name@version`. */
export type Use = {
  inUse: ReadonlySet<string>;
  /** Until when the journal names a release that is not in use any more, in ms since the epoch. */
  until: ReadonlyMap<string, number>;
};

/**
 * Reads who needs what: the edition in force, those that hotels run because it does not work for
 * them, and the file, whose edit may come into force next. Of older editions, how long they were in
 * force, as far back as `since` (ms since the epoch).
 */
export async function useOf(
  source: FleetSource,
  store: Pick<ReleaseStore, 'manifest'>,
  since: number,
): Promise<Use> {
  const inForce = await newestEdition(source.journal);
  const file = await readFile(source);
  if (!inForce && !file)
    throw new Refusal('There is no fleet document, so nobody can tell which releases are in use.');
  const candidates = await candidatesFrom(inForce, source.journal, store);
  const texts = [...candidates.map(({ edition }) => edition.text), ...(file ? [file.text] : [])];
  return {
    inUse: new Set(texts.flatMap(namedIn)),
    until: inForce ? await lastNamed(source, inForce, since) : new Map(),
  };
}

/** What an edit that is not finished is about to name, nobody can tell. */
async function readFile(source: FleetSource) {
  const file = await source.read().catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Refusal(`fleet.json: ${error.message}.`) : error;
  });
  const [mistake] = file ? readDocument(file.text).wrong : [];
  if (mistake)
    throw new Refusal(
      `fleet.json has to be corrected first, it may name releases: ${mistake.text}.`,
    );
  return file;
}

async function lastNamed({ journal }: FleetSource, newest: Edition, since: number) {
  const until = new Map<string, number>();
  let end = Date.parse(newest.at);
  for (let revision = newest.revision - 1; revision > 0 && end > since; revision -= 1) {
    const edition = await journal.read(revision);
    if (!edition) continue;
    for (const key of namedIn(edition.text)) if (!until.has(key)) until.set(key, end);
    end = Date.parse(edition.at);
  }
  return until;
}

function namedIn(text: string): string[] {
  return [...namedBy(readDocument(text).fleet).keys()];
}
