import { type ChoiceReason, choiceOf, hotelsOf, knownRemotesOf } from '@foyer/releases/composition';
import { ALL_HOTELS, type Rollout, SHELL } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
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

/** The largest number of hotels named in a row. */
const MAX_LISTED = 3;

/** Computes the effective versions of every hotel by remote, the shell first. */
export function runningVersions(state: FleetState): Map<string, HotelRuns> {
  const { currentCandidate, current } = state;
  if (!currentCandidate) return new Map();
  const hotels = hotelsOf(currentCandidate.document);
  const known = hotels.flatMap((slug) => {
    const { fleet } = (state.effectiveRevisionOf(slug) ?? currentCandidate).document;
    return knownRemotesOf(fleet, slug);
  });
  const names = [SHELL, ...[...new Set(known)].sort()];
  return new Map(
    hotels.map((slug) => {
      const effective = state.effectiveRevisionOf(slug);
      const composition = state.resolve(slug)?.composition;
      const versions = new Map(composition?.remotes.map(({ name, sources }) => [name, sources[0]]));
      const running = (name: string): RunningVersion => {
        const version = (name === SHELL ? composition?.shell : versions.get(name))?.version;
        const { reason: selectedBy, rollout } = choiceOf(
          (effective ?? currentCandidate).document.fleet,
          slug,
          name,
        );
        return { version, selectedBy, rollout: version === undefined ? undefined : rollout };
      };
      const revision = effective?.revision.revision;
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
  const lines = new Map<string, { slugs: string[]; behind: string; cells: string[] }>();
  for (const [slug, { revision, remotes }] of rows) {
    const behind = revision === undefined ? '' : ` (revision ${revision})`;
    const cells = [...remotes.values()].map(cellOf);
    const key = [behind, ...cells].join('|');
    const line = lines.get(key) ?? { slugs: [], behind, cells };
    line.slugs.push(slug);
    lines.set(key, line);
  }
  const [first] = rows.values();
  const head = ['hotel', ...(first?.remotes.keys() ?? [])];
  const body = [...lines.values()].map(({ slugs, behind, cells }) => [
    label(slugs) + behind,
    ...cells,
  ]);
  return table([head, ...body]);
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
  return named.length > MAX_LISTED
    ? `${named.slice(0, MAX_LISTED - 1).join(', ')} and ${named.length - MAX_LISTED + 1} more`
    : named.join(', ');
}
