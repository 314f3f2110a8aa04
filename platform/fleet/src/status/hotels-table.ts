import { ALL_HOTELS } from '@foyer/releases/contracts';
import type { HotelRuns, RunningVersion } from './running-versions.ts';
import { shortVersion } from './short-version.ts';
import { table } from './table.ts';

const SUFFIXES: Record<RunningVersion['selectedBy'], string> = {
  stable: '',
  next: ' next',
  release: ' own',
  pin: ' pinned',
};

/** The largest number of hotels named in a row. */
const MAX_LISTED = 3;

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
