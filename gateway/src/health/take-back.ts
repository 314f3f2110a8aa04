import { type Channel, type Fleet, SHELL } from '@foyer/shared/contracts/fleet';
import { choiceOf, knownRemotes } from '../composition/choices.ts';
import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { candidatesFrom } from '../fleet/candidates.ts';
import { Draft } from '../fleet/changes/draft.ts';
import { give } from '../fleet/changes/give.ts';
import { readDocument } from '../fleet/document.ts';
import { type Edition, type Journal, newestEdition } from '../fleet/journal.ts';
import { stamp } from '../fleet/stamp.ts';
import type { At } from './ledger.ts';

/** How many revisions back it is looked for what was done, and for what ran together. */
const REVISIONS = 1000;
/** Where the journal lies far away, one after the other would take a minute. */
const AT_ONCE = 20;
/** As often somebody else may be faster. */
const TRIES = 10;

type Deps = Pick<GatewayDeps, 'clock'> & {
  journal: Journal;
  store: Pick<ReleaseStore, 'manifest'>;
};

/** What taking a release back came to; `before` is what the hotel has now. */
export type TakenBack =
  | { kind: 'done'; before: string }
  /** It was taken back there before: who released it again meant it. */
  | { kind: 'again' }
  | { kind: 'nothing-before' }
  | { kind: 'refused' };

/**
 * A hotel goes back from a release to the one before it: that remote alone or, where this mix cannot
 * run, all that ran together with that. Once for each release; throws where nothing can be written.
 */
export async function takeBack(at: At, why: string, deps: Deps): Promise<TakenBack> {
  const { journal, clock } = deps;
  const what = `brake ${at.remote} ${at.version} --hotel ${at.hotel}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const inForce = await newestEdition(journal);
    if (!inForce) break;
    for await (const { what: done } of editionsBefore(inForce, journal))
      if (done === what) return { kind: 'again' };
    const before = releaseBefore(readDocument(inForce.text).fleet, at);
    if (!before) return { kind: 'nothing-before' };
    const revision = (await journal.newest()) + 1;
    const time = new Date(clock()).toISOString();
    const editionOf = (text: string): Edition => {
      return { revision, at: time, who: 'the brake', what, why, text: stamp(text, revision) };
    };
    const alone = editionOf(withReleases(inForce, at.hotel, [[at.remote, before]]));
    const edition = (await runsAt(at.hotel, alone, deps))
      ? alone
      : await asASet(inForce, at, before, editionOf, deps);
    if (!edition) return { kind: 'refused' };
    if (await journal.append(edition)) return { kind: 'done', before: before.current };
  }
  return { kind: 'refused' };
}

/** What a hotel ran before a release, and falls back to then; a pin is the operator's word. */
export function releaseBefore(fleet: Fleet, { hotel, remote, version }: At): Channel | undefined {
  const { ground, rollout, versions } = choiceOf(fleet, hotel, remote);
  if (ground === 'pin') return undefined;
  const [current, previous] = rollout?.version === version ? versions : versions.slice(1);
  const isNewest = rollout?.version === version || (!rollout && versions[0] === version);
  return isNewest && current !== undefined ? { current, previous } : undefined;
}

type Releases = readonly (readonly [name: string, release: Channel])[];

function withReleases({ text }: Edition, hotel: string, releases: Releases): string {
  const draft = new Draft({ text, fleet: readDocument(text).fleet });
  for (const [name, release] of releases) give(draft, hotel, name, release);
  return draft.text;
}

async function runsAt(hotel: string, edition: Edition, { journal, store }: Deps): Promise<boolean> {
  const [candidate] = await candidatesFrom(edition, journal, store);
  return candidate !== undefined && candidate.problems(hotel).length === 0;
}

/** All that the hotel ran when it last ran `before` without a problem. */
async function asASet(
  inForce: Edition,
  { hotel, remote }: At,
  before: Channel,
  editionOf: (text: string) => Edition,
  deps: Deps,
): Promise<Edition | undefined> {
  for await (const older of editionsBefore(inForce, deps.journal)) {
    const { fleet } = readDocument(older.text);
    if (choiceOf(fleet, hotel, remote).versions[0] !== before.current) continue;
    if (!(await runsAt(hotel, older, deps))) continue;
    const edition = editionOf(withReleases(inForce, hotel, movedSince(fleet, inForce, hotel)));
    if (await runsAt(hotel, edition, deps)) return edition;
  }
  return undefined;
}

function movedSince(then: Fleet, inForce: Edition, hotel: string): Releases {
  const { fleet: now } = readDocument(inForce.text);
  return [SHELL, ...knownRemotes(now, hotel)].flatMap((name): [string, Channel][] => {
    const { ground, rollout, versions } = choiceOf(now, hotel, name);
    const [current, previous] = choiceOf(then, hotel, name).versions;
    const hasMoved = rollout !== undefined || versions[0] !== current;
    return hasMoved && ground !== 'pin' && current !== undefined
      ? [[name, { current, previous }]]
      : [];
  });
}

async function* editionsBefore(inForce: Edition, journal: Journal): AsyncGenerator<Edition> {
  const first = Math.max(1, inForce.revision - REVISIONS + 1);
  for (let newest = inForce.revision; newest >= first; newest -= AT_ONCE) {
    const count = Math.min(AT_ONCE, newest - first + 1);
    const revisions = Array.from({ length: count }, (_, place) => newest - place);
    const editions = await Promise.all(revisions.map((revision) => journal.read(revision)));
    for (const edition of editions) if (edition) yield edition;
  }
}
