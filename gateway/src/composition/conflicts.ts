import { collisionKey, mountPattern } from '@foyer/shared/addresses/mounts';
import { type Release, WHOLE_MODULE } from '@foyer/shared/contracts/release';
import satisfies from 'semver/functions/satisfies.js';
import { oncePer } from './once-per.ts';

/** A shell on a release candidate of React has that React. */
const WITH_PRERELEASES = { includePrerelease: true };

/** Thousands of hotels ask the same of the same two releases. */
const found = new WeakMap<Release, WeakMap<Release, readonly string[]>>();

/** Why `remote` cannot run in `shell`: singletons, or names of theirs, that this shell lacks. */
export function conflictsWith(shell: Release, remote: Release): readonly string[] {
  const ofShell = found.get(shell) ?? new WeakMap<Release, readonly string[]>();
  const conflicts = ofShell.get(remote) ?? [
    ...versionConflicts(shell, remote),
    ...nameConflicts(shell, remote),
  ];
  found.set(shell, ofShell.set(remote, conflicts));
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

/** Of builds that were recorded without their names nothing can be said. */
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

/** Mounts of which a URL could mean either: equal apart from parameter names. */
export function mountCollisions(remotes: readonly Pick<Release, 'name' | 'mounts'>[]): string[] {
  const taken = new Map<string, string>();
  const problems: string[] = [];
  for (const { key, here } of remotes.flatMap(keyedMounts)) {
    const other = taken.get(key);
    if (other) problems.push(`the mounts ${other} and ${here} collide`);
    else taken.set(key, here);
  }
  return problems;
}

const keyedMounts = oncePer(({ name, mounts }: Pick<Release, 'name' | 'mounts'>) =>
  mounts.map((mount) => ({ key: collisionKey(mount), here: `${name} ${mountPattern(mount)}` })),
);
