import type { Edition } from '@foyer/gateway/fleet/journal';

/** A time of the journal as people read it. */
export function moment(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** What made an edition, who did it and why, in words. */
export function deed({ what, who, why }: Edition): string {
  const by = who.startsWith('by ') ? who : `by ${who}`;
  return `${what}, ${by}${why ? `, because: ${why}` : ''}`;
}
