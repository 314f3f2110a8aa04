/** The exposes of a remote's container, derived from its declaration. */

import type { Release } from '@foyer/releases/contracts';
import { badgeExpose } from '@foyer/shared/contracts/entry.ts';

/** File name of a remote's container, its only script without a hash in the name. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** A screen or a badge, and its file. */
export type Expose = { name: string; import: string[] };

/** Returns an expose per screen and badge; each is a chunk of the same name. */
export function exposesOf({
  mounts,
  header,
  menu,
}: Pick<Release, 'mounts' | 'header' | 'menu'>): Expose[] {
  const files = new Map([
    ...mounts.map(({ screen }) => [screen, `${screen}/${screen}-screen`] as const),
    ...[...header, ...menu].flatMap(({ badge }) =>
      badge ? [[badgeExpose(badge), `${badge}/${badge}-badge`] as const] : [],
    ),
  ]);
  return [...files].map(([name, file]) => ({ name, import: [`./src/${file}.tsx`] }));
}
