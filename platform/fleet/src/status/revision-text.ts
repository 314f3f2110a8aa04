import type { Revision } from '@foyer/releases/revisions';

/** Formats the time of a revision for operators. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** Describes a revision by its command, author and reason. */
export function describeRevision({ what, who, why }: Revision): string {
  const by = who.startsWith('by ') ? who : `by ${who}`;
  return `${what}, ${by}${why ? `, because: ${why}` : ''}`;
}
