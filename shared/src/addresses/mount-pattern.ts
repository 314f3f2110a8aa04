import type { Area } from '../contracts/remote.ts';

/** The React Router pattern of a mount: where its screen stands below the root. */
export function mountPattern(mount: { path: string; area: Area }): string {
  return mount.area === 'dashboard' ? `/:slug/dashboard/${mount.path}` : `/:slug/${mount.path}`;
}

/** Equal for two mounts that collide: their patterns differ only in parameter names. */
export function collisionKey(mount: { path: string; area: Area }): string {
  return mountPattern(mount).replaceAll(/:[\w-]+/g, ':');
}
