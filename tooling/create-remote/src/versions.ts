import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@foyer/build/packages';

export type Dependencies = Record<string, string>;
export type Manifest = {
  name: string;
  version: string;
  license?: string;
  sideEffects?: string[];
  packageManager?: string;
  exports: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Dependencies;
  devDependencies: Dependencies;
};

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));

/** Reads the manifest of a package of this checkout. */
export const manifestIn = (folder: string): Manifest => read(resolve(ROOT, folder, 'package.json'));

/** Returns the versions of packages that are installed for a folder of this checkout. */
export function versionsIn(folder: string, names: Iterable<string>): Dependencies {
  const base = pathToFileURL(resolve(ROOT, folder, 'package.json'));
  return Object.fromEntries(
    [...names].map((name) => {
      const path = findPackageJSON(name, base);
      if (!path) throw new Error(`${folder} has no ${name}`);
      return [name, read(path).version];
    }),
  );
}
