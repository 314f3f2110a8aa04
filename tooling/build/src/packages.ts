import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** True in the package that a team has installed, false in a checkout (docs/team/own-repository.md). */
export const IS_INSTALLED = import.meta.dirname.split(sep).includes('node_modules');

/** The root folder: of the checkout, or of the team's remote. */
export const ROOT = IS_INSTALLED ? process.cwd() : resolve(import.meta.dirname, '../../..');

/** The build of the inspector. It is no release: the gateway serves it from its build folder. */
export const INSPECTOR = 'inspector';

/** Lists the packages that are built and published as releases. */
export const releaseNames = (): string[] =>
  IS_INSTALLED ? teamsRemote() : ['shell', 'worker', ...remoteNames()];

/** The folders of builds that are not called like their folder. */
const FOLDERS: Record<string, string> = {
  worker: 'platform/service-worker',
  [INSPECTOR]: 'platform/preview',
};

/** Returns the folder of such a package, relative to the root. */
export const packagePath = (name: string): string => (IS_INSTALLED ? '.' : (FOLDERS[name] ?? name));

/** Returns the absolute folder of such a package. */
export const packageFolder = (name: string): string => join(ROOT, packagePath(name));

/** Lists the remotes of this checkout: the folders `mfe-*` with a `remote.ts`. */
export function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')))
    .sort();
}

/** Returns the name of the team's remote: its package name without a scope. */
function teamsRemote(): string[] {
  if (!existsSync(join(ROOT, 'remote.ts'))) return [];
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return [String(name).replace(/^@[^/]*\//, '')];
}
