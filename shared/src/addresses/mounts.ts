import type { Area } from '../contracts/mount.ts';
import { DASHBOARD } from './slugless.ts';

type Placed = { path: string; area: Area };

/** The React Router pattern of a mount: where its screen stands below the root. */
export function mountPattern({ path, area }: Placed): string {
  return area === 'dashboard' ? `/:slug/${DASHBOARD}/${path}` : `/:slug/${path}`;
}

/** Equal for two mounts that collide: their patterns differ in parameter names and case only. */
export function collisionKey(mount: Placed): string {
  return mountPattern(mount)
    .replaceAll(/:[\w-]+/g, ':')
    .toLowerCase();
}
