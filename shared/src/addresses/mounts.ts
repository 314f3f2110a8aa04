import type { Area } from '../contracts/mount.ts';
import { DASHBOARD } from './slugless.ts';

type MountRoute = { path: string; area: Area };

/** Returns the React Router pattern of a mount, from the root. */
export function mountPattern({ path, area }: MountRoute): string {
  return area === 'dashboard' ? `/:slug/${DASHBOARD}/${path}` : `/:slug/${path}`;
}

/** Returns a key that colliding mounts share: it ignores parameter names and case. */
export function collisionKey(mount: MountRoute): string {
  return mountPattern(mount)
    .replaceAll(/:[\w-]+/g, ':')
    .toLowerCase();
}
