import { collisionKey, mountPattern } from '@foyer/shared/addresses/mounts.ts';
import satisfies from 'semver/functions/satisfies.js';
import { type Release, WHOLE_MODULE } from '../contracts/release.ts';

/** A shell with a prerelease of React provides that React. */
const WITH_PRERELEASES = { includePrerelease: true };

/** Returns why `remote` cannot run in `shell`: missing singletons or missing exports. */
export function conflictsBetween(shell: Release, remote: Release): string[] {
  return [...versionConflicts(shell, remote), ...nameConflicts(shell, remote)];
}

function versionConflicts(shell: Release, remote: Release): string[] {
  return Object.entries(remote.singletons).flatMap(([module, required]) => {
    const provided = shell.singletons[module];
    if (provided !== undefined && satisfies(provided, required, WITH_PRERELEASES)) return [];
    const has = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    return `${remote.name} ${remote.version} needs ${module} ${required}, the shell ${shell.version} ${has}`;
  });
}

/** Skips shells that were published without their export names. */
function nameConflicts(shell: Release, remote: Release): string[] {
  const { exports } = shell;
  if (!exports) return [];
  const used = new Map<string, Set<string>>();
  for (const { uses } of Object.values(remote.exposes ?? {})) {
    for (const [module, names] of Object.entries(uses))
      used.set(module, new Set([...(used.get(module) ?? []), ...names]));
  }
  return [...used].flatMap(([module, names]) => {
    const provided = new Set([WHOLE_MODULE, ...(exports[module] ?? [])]);
    const missing = [...names].filter((name) => !provided.has(name)).sort();
    if (missing.length === 0) return [];
    const list = missing.map((name) => `\`${name}\``).join(', ');
    return `${remote.name} ${remote.version} uses ${list} of ${shortName(module)}, which shell ${shell.version} does not have`;
  });
}

function shortName(module: string): string {
  return module.replace(/^@foyer\/shared\//, '');
}

/** The key that a mount shares with mounts of the same addresses, and its description. */
export type KeyedMount = { key: string; label: string };

export function keyedMountsOf({ name, mounts }: Pick<Release, 'name' | 'mounts'>) {
  return mounts.map((mount) => {
    return { key: collisionKey(mount), label: `${name} ${mountPattern(mount)}`, mount };
  });
}

/** Reports mounts that match the same URLs: equal apart from parameter names. */
export function mountCollisions(remotes: readonly Pick<Release, 'name' | 'mounts'>[]): string[] {
  return collisionsOf(remotes.flatMap(keyedMountsOf));
}

export function collisionsOf(mounts: readonly KeyedMount[]): string[] {
  const labels = new Map<string, string>();
  const problems: string[] = [];
  for (const { key, label } of mounts) {
    const other = labels.get(key);
    if (other) problems.push(`the mounts ${other} and ${label} collide`);
    else labels.set(key, label);
  }
  return problems;
}
