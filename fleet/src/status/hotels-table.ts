import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import type { HotelRuns, Running } from './running.ts';
import { shortened } from './shortened.ts';
import { table } from './table.ts';

const HOW: Record<Running['ground'], string> = {
  stable: '',
  next: ' next',
  release: ' own',
  pin: ' pinned',
};

/** More hotels than these are counted, not named. */
const NAMED = 3;

/** Hotels and what they run; those with the same in all stand in one line. */
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

function cellOf({ version, ground, rollout }: Running): string {
  if (version === undefined) return 'off';
  const share = rollout ? `, ${shortened(rollout.version)} for ${rollout.percent} %` : '';
  return shortened(version) + HOW[ground] + share;
}

function label(slugs: readonly string[]): string {
  const named = slugs.filter((slug) => slug !== ALL_HOTELS);
  if (named.length < slugs.length)
    return named.length === 0 ? 'all others' : `all others, ${named.length} of them named`;
  return named.length > NAMED
    ? `${named.slice(0, NAMED - 1).join(', ')} and ${named.length - NAMED + 1} more`
    : named.join(', ');
}
