import { collisionKey, mountPattern } from '@foyer/shared/addresses/mounts';
import type { Release } from '@foyer/shared/contracts/release';
import satisfies from 'semver/functions/satisfies.js';

/** A shell on a release candidate of React has that React. */
const WITH_PRERELEASES = { includePrerelease: true };

/** Why `remote` cannot run in `shell`: singletons that it lacks or has in another version. */
export function singletonConflicts(remote: Release, shell: Release): string[] {
  return Object.entries(remote.singletons).flatMap(([module, required]) => {
    const provided = shell.singletons[module];
    if (provided !== undefined && satisfies(provided, required, WITH_PRERELEASES)) return [];
    const has = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    return `${remote.name} ${remote.version} needs ${module} ${required}, the shell ${shell.version} ${has}`;
  });
}

/** Mounts of which a URL could mean either: equal apart from parameter names. */
export function mountCollisions(remotes: readonly Pick<Release, 'name' | 'mounts'>[]): string[] {
  const taken = new Map<string, string>();
  const problems: string[] = [];
  for (const remote of remotes) {
    for (const mount of remote.mounts) {
      const key = collisionKey(mount);
      const here = `${remote.name} ${mountPattern(mount)}`;
      const other = taken.get(key);
      if (other) problems.push(`the mounts ${other} and ${here} collide`);
      else taken.set(key, here);
    }
  }
  return problems;
}
