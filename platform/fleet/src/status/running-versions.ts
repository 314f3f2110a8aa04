import { type ChoiceReason, choiceOf, hotelsOf, knownRemotesOf } from '@foyer/releases/composition';
import { ALL_HOTELS, type Rollout, SHELL } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
import { abridgedList } from '@foyer/shared/documents/issue-messages.ts';
import { shortVersion, table } from './format.ts';

/** Holds the version of a remote at a hotel and the setting that selects it. */
type RunningVersion = {
  /** Undefined if the remote is disabled or the hotel has no page. */
  version: string | undefined;
  selectedBy: ChoiceReason;
  /** The version for a percentage of browsers. */
  rollout: Rollout | undefined;
};

/** Holds the versions of a hotel. `revision` is set if it is not the one in force. */
export type HotelRuns = { revision: number | undefined; remotes: Map<string, RunningVersion> };

const SUFFIXES: Record<RunningVersion['selectedBy'], string> = {
  stable: '',
  next: ' next',
  release: ' own',
  pin: ' pinned',
};

/** Computes the effective versions of every hotel by remote, the shell first. */
export function runningVersions(state: FleetState): Map<string, HotelRuns> {
  const { currentCandidate, current } = state;
  if (!currentCandidate) return new Map();
  const hotels = hotelsOf(currentCandidate.document).map((slug) => {
    const { document, revision } = state.effectiveRevisionOf(slug) ?? currentCandidate;
    return { slug, fleet: document.fleet, revision: revision.revision };
  });
  const known = hotels.flatMap(({ slug, fleet }) => knownRemotesOf(fleet, slug));
  const names = [SHELL, ...[...new Set(known)].sort()];
  return new Map(
    hotels.map(({ slug, fleet, revision }) => {
      const { shell, remotes = [] } = state.resolve(slug)?.composition ?? {};
      const running = (name: string): RunningVersion => {
        const source = remotes.find((remote) => remote.name === name)?.sources[0];
        const version = (name === SHELL ? shell : source)?.version;
        const { reason: selectedBy, rollout } = choiceOf(fleet, slug, name);
        return { version, selectedBy, rollout: version === undefined ? undefined : rollout };
      };
      return [
        slug,
        {
          revision: revision === current?.revision ? undefined : revision,
          remotes: new Map(names.map((name) => [name, running(name)])),
        },
      ];
    }),
  );
}

/** Formats the versions of every hotel; hotels with equal versions share a row. */
export function hotelsTable(rows: Map<string, HotelRuns>): string[] {
  const lines = [...rows].map(([slug, { revision, remotes }]) => {
    const behind = revision === undefined ? '' : ` (revision ${revision})`;
    return { slug, behind, cells: [...remotes.values()].map(cellOf) };
  });
  const groups = Map.groupBy(lines, ({ behind, cells }) => [behind, ...cells].join('|'));
  const body = [...groups.values()].map((equal) => {
    const [{ behind, cells } = { behind: '', cells: [] }] = equal;
    return [label(equal.map(({ slug }) => slug)) + behind, ...cells];
  });
  const [first] = rows.values();
  return table([['hotel', ...(first?.remotes.keys() ?? [])], ...body]);
}

function cellOf({ version, selectedBy, rollout }: RunningVersion): string {
  if (version === undefined) return 'off';
  const share = rollout ? `, ${shortVersion(rollout.version)} for ${rollout.percent} %` : '';
  return shortVersion(version) + SUFFIXES[selectedBy] + share;
}

function label(slugs: readonly string[]): string {
  const named = slugs.filter((slug) => slug !== ALL_HOTELS);
  if (named.length < slugs.length)
    return named.length === 0 ? 'all others' : `all others, ${named.length} of them named`;
  return abridgedList(named);
}
