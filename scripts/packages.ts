import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Whether this is the package that a team has installed, and no checkout (docs/own-repository.md). */
export const IS_INSTALLED = import.meta.dirname.split(sep).includes('node_modules');

/** The folder that is worked in: the checkout's own, or that of the team's remote. */
export const ROOT = IS_INSTALLED ? process.cwd() : resolve(import.meta.dirname, '..');

/** Everything that is built and published as a release here: the names of their packages. */
export const releaseNames = (): string[] =>
  IS_INSTALLED ? teamsRemote() : ['shell', 'worker', ...remoteNames()];

/** The folder of such a package. */
export const packageFolder = (name: string): string => (IS_INSTALLED ? ROOT : join(ROOT, name));

/** The remotes of this checkout: folders `mfe-*` that declare themselves in a `remote.ts`. */
export function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')))
    .sort();
}

/** A team's package is called as its remote, with a scope or without. */
function teamsRemote(): string[] {
  if (!existsSync(join(ROOT, 'remote.ts'))) return [];
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return [String(name).replace(/^@[^/]*\//, '')];
}
