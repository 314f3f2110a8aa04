import { collisionKey, mountPattern } from '@foyer/shared/addresses/mounts.ts';
import satisfies from 'semver/functions/satisfies.js';
import { type Release, WHOLE_MODULE } from '../contracts/release.ts';
import { memoisedByObject } from './memoise-by-object.ts';

/** A shell with a prerelease of React provides that React. */
const WITH_PRERELEASES = { includePrerelease: true };

/** Caches results: thousands of hotels combine the same two releases. */
const conflictCache = new WeakMap<Release, WeakMap<Release, readonly string[]>>();

/** Returns why `remote` cannot run in `shell`: missing singletons or missing exports. */
export function conflictsBetween(shell: Release, remote: Release): readonly string[] {
  const ofShell = conflictCache.get(shell) ?? new WeakMap<Release, readonly string[]>();
  const conflicts = ofShell.get(remote) ?? [
    ...versionConflicts(shell, remote),
    ...nameConflicts(shell, remote),
  ];
  conflictCache.set(shell, ofShell.set(remote, conflicts));
  return conflicts;
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

/** Reports mounts that match the same URLs: equal apart from parameter names. */
export function mountCollisions(remotes: readonly Pick<Release, 'name' | 'mounts'>[]): string[] {
  const mountsByKey = new Map<string, string>();
  const problems: string[] = [];
  for (const { key, label } of remotes.flatMap(keyedMounts)) {
    const other = mountsByKey.get(key);
    if (other) problems.push(`the mounts ${other} and ${label} collide`);
    else mountsByKey.set(key, label);
  }
  return problems;
}

const keyedMounts = memoisedByObject(({ name, mounts }: Pick<Release, 'name' | 'mounts'>) =>
  mounts.map((mount) => ({ key: collisionKey(mount), label: `${name} ${mountPattern(mount)}` })),
);
