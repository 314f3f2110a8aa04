import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The checkout's own folder. */
export const ROOT = resolve(import.meta.dirname, '..');

/** Everything of this checkout that is built and published as a release. */
export const releaseNames = (): string[] => ['shell', 'worker', ...remoteNames()];

/** The remotes of this checkout: folders `mfe-*` that declare themselves in a `remote.ts`. */
export function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(resolve(ROOT, name, 'remote.ts')))
    .sort();
}
