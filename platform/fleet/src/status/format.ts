import type { Revision } from '@foyer/releases/revisions';

/** Formats rows as aligned columns. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Shortens the hash in the version of a local build. */
export function shortVersion(version: string): string {
  return version.replace(/(-local\.[0-9a-f]{6})[0-9a-f]+$/, '$1');
}

/** Formats the time of a revision for operators. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** Describes a revision by its command, author and reason. */
export function describeRevision({ what, who, why }: Revision): string {
  const by = who.startsWith('by ') ? who : `by ${who}`;
  return `${what}, ${by}${why ? `, because: ${why}` : ''}`;
}
