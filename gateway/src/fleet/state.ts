import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Release } from '@foyer/shared/contracts/release';
import { WORKER } from '@foyer/shared/contracts/worker';
import { LRUCache } from 'lru-cache';
import { choiceOf } from '../composition/choices.ts';
import { hotelsOf, type Problem, problemsTogether } from '../composition/problems.ts';
import type { Resolution } from '../composition/resolution.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { rolloutsAt, takenBy } from '../composition/rollouts.ts';
import { warningsOf } from '../composition/warnings.ts';
import type { FleetFile, FleetSource, ReleaseStore } from '../deps.ts';
import { type Candidate, candidatesFrom, courseOf, leftDark } from './candidates.ts';
import { readEdit } from './edit.ts';
import { type Edition, type Journal, newestEdition } from './journal.ts';
import { stamp } from './stamp.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MEMOISED_HOTELS = 1000;

/** What the file says and nobody gets. */
export type Refused = {
  problems: Problem[];
  /** Since when the file says it (ISO 8601). */
  since: string;
  /** Of an edit that would undo somebody else's: what came between, and what to do. */
  stale?: string;
};

/** Hotels for which the edition in force does not work, by the one that they run instead. */
export type Behind = {
  /** Undefined where none works: these hotels have no page. */
  revision: number | undefined;
  hotels: string[];
  /** What is wrong at these hotels with the edition in force. */
  problems: Problem[];
  /** When they could not follow first (ISO 8601). */
  since: string;
};

/** What the fleet document, its journal and the release store amount to. */
export type FleetState = {
  /** The highest revision in the journal: whoever changes this state makes the next one. */
  newest: number;
  /** The edition in force; undefined as long as none was accepted. */
  edition: Edition | undefined;
  /** That edition with its document, and the releases that this names. */
  inForce: Candidate | undefined;
  /** What was judged as the first of editions: what is in force, and an edit of it. */
  judged: readonly Candidate[];
  /** The file that operators edit, as it was read. */
  file: FleetFile | undefined;
  /** An edit by hand that works, and is in force once `settle` has put it into the journal. */
  edit: Edition | undefined;
  refused: Refused | undefined;
  behind: Behind[];
  /** What an operator should know of, though every hotel can run it. */
  warnings: Problem[];
  /** Releases that were looked for in vain; should one come, the state is another one. */
  missing: [name: string, version: string][];
  /** Whether any hotel has a page. */
  serves: boolean;
  /** The service worker of all hotels; undefined where there is none that may run. */
  worker: Release | undefined;
  /** The edition that a hotel runs; undefined where none works for it. */
  course(slug: string): Candidate | undefined;
  /** What is rolled out there: name → the percentage of browsers that get it. */
  rollouts(slug: string): ReadonlyMap<string, number>;
  /** What a browser gets by that; one without a lot nothing of what is rolled out. */
  resolve(slug: string, lot?: string): Resolution | undefined;
};

type Deps = {
  source: Pick<FleetSource, 'read' | 'journal'>;
  store: Pick<ReleaseStore, 'manifest'>;
  realtime?: Realtime | undefined;
};

/** Judges the fleet as it lies there, but for what was judged `before`; changes nothing. */
export async function fleetState(
  { source, store, realtime }: Deps,
  before?: FleetState,
): Promise<FleetState> {
  const newest = await source.journal.newest();
  const edition = await newestEdition(source.journal);
  const candidates = await candidatesFrom(edition, source.journal, store, before?.judged);
  const { missing, judged, ...file } = await judgeFile({ source, store }, newest, candidates);
  const [inForce] = candidates;
  const memo = new LRUCache<string, Resolution>({ max: MEMOISED_HOTELS });
  const course = (slug: string) => courseOf(candidates, slug);
  const rollouts = rolloutsIn(course);
  return {
    newest,
    edition,
    inForce,
    judged: [...candidates.slice(0, 1), ...judged],
    ...file,
    behind: behindIn(candidates),
    warnings: inForce ? warningsOf(inForce.document, inForce.releases) : [],
    missing: [...missing, ...candidates.flatMap(({ releases }) => releases.missing)],
    serves: candidates.some(worksSomewhere),
    worker: workerIn(inForce),
    course,
    rollouts,
    resolve(slug, lot) {
      const taken = takenBy(lot, rollouts(slug));
      const key = [slug, ...taken].join(' ');
      const known = memo.get(key);
      if (known) return known;
      const run = course(slug);
      if (!run) return undefined;
      const { document, releases } = run;
      const resolution = resolveComposition(document.fleet, slug, releases, { realtime, taken });
      memo.set(key, resolution);
      return resolution;
    },
  };
}

/** Read once for each hotel: every page asks. */
function rolloutsIn(course: FleetState['course']): FleetState['rollouts'] {
  const memo = new LRUCache<string, ReadonlyMap<string, number>>({ max: MEMOISED_HOTELS });
  return (slug) => {
    const run = course(slug);
    const rollouts = memo.get(slug) ?? (run ? rolloutsAt(run.document.fleet, slug) : new Map());
    memo.set(slug, rollouts);
    return rollouts;
  };
}

/** The first of the worker's channel that is there and was not withdrawn. */
export function workerIn(edition: Candidate | undefined): Release | undefined {
  if (!edition) return undefined;
  const { document, releases } = edition;
  const { versions } = choiceOf(document.fleet, ALL_HOTELS, WORKER);
  const found = versions.map((version) => releases.get(WORKER, version));
  return found.find((release) => release !== undefined);
}

type JudgedFile = Pick<FleetState, 'file' | 'edit' | 'refused' | 'missing' | 'judged'>;
const NOTHING_NEW = { edit: undefined, refused: undefined, missing: [], judged: [] };

async function judgeFile(
  { source, store }: Deps,
  newest: number,
  present: readonly Candidate[],
): Promise<JudgedFile> {
  const file = await source.read().catch((error: unknown) => {
    if (error instanceof UnreadableFile) return error;
    throw error;
  });
  if (file instanceof UnreadableFile) {
    const problems = [{ text: file.message, hotels: [] }];
    return { ...NOTHING_NEW, file: undefined, refused: { problems, since: file.changedAt } };
  }
  const inForce = present[0]?.edition;
  const change = await readEdit(file?.text, inForce, source.journal);
  if (!file || change.kind === 'none') return { ...NOTHING_NEW, file };
  const since = file.changedAt;
  if (change.kind === 'stale') {
    const text = `It is an edit of revision ${change.revision}, and another one is in force by now`;
    const stale = await staleSentence(change.revision, inForce, source.journal);
    return { ...NOTHING_NEW, file, refused: { problems: [{ text, hotels: [] }], since, stale } };
  }
  const revision = newest + 1;
  const text = stamp(file.text, revision);
  const edit = { revision, at: since, who: 'by hand', what: 'edit of fleet.json', text };
  const candidates = await candidatesFrom(edit, source.journal, store);
  const missing = candidates.flatMap(({ releases }) => releases.missing);
  const problems = whyRefused(candidates, present);
  if (problems.length > 0) return { ...NOTHING_NEW, file, missing, refused: { problems, since } };
  return { ...NOTHING_NEW, file, missing, edit, judged: candidates.slice(0, 1) };
}

/** An edit must work somewhere, and leave no hotel without a page that has one. */
function whyRefused(candidates: readonly Candidate[], present: readonly Candidate[]): Problem[] {
  const [edit] = candidates;
  if (!edit) return [];
  const hotels = hotelsOf(edit.document);
  if (!worksSomewhere(edit)) return problemsTogether(hotels, edit.problems);
  return problemsTogether(leftDark(present, candidates), edit.problems);
}

/** Nobody stays at `default`, so that what works there alone works nowhere. */
function worksSomewhere({ document, problems }: Candidate): boolean {
  return hotelsOf(document).some((slug) => slug !== DEFAULT_SLUG && problems(slug).length === 0);
}

async function staleSentence(
  revision: number,
  inForce: Edition | undefined,
  journal: Journal,
): Promise<string> {
  const newest = inForce?.revision ?? 0;
  if (revision > newest)
    return `It says revision ${revision}, and there is none after ${newest}. To put it in force all the same, take its line "revision" out.`;
  const between: string[] = [];
  for (let one = Math.max(revision + 1, newest - 4); one <= newest; one += 1) {
    const edition = await journal.read(one);
    if (edition) between.push(`${one} (${edition.what}, ${edition.who})`);
  }
  return `It was revision ${revision} that was edited, and since then came ${between.join(', ')}. Move the file away: it is written again as it is in force, to make the change there. To undo what came between, take its line "revision" out.`;
}

function behindIn(candidates: readonly Candidate[]): Behind[] {
  const [inForce] = candidates;
  if (!inForce) return [];
  const groups = new Map<Candidate | undefined, string[]>();
  for (const slug of hotelsOf(inForce.document)) {
    const course = courseOf(candidates, slug);
    if (course !== inForce) groups.set(course, [...(groups.get(course) ?? []), slug]);
  }
  return [...groups].map(([course, hotels]) => {
    const place = course ? candidates.indexOf(course) : candidates.length;
    return {
      revision: course?.edition.revision,
      hotels,
      problems: problemsTogether(hotels, inForce.problems),
      since: candidates[place - 1]?.edition.at ?? inForce.edition.at,
    };
  });
}
