/** What a remote's container exposes, by its declaration alone. */
import { badgeExpose } from '../shared/src/contracts/entry.ts';
import type { Release } from '../shared/src/contracts/release.ts';

/** The one script of a remote whose name has no hash: its container. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** A screen or a badge, and its file. */
export type Expose = { name: string; import: string[] };

/** Every screen and badge is an expose, and a chunk of its own name. */
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
