/** The workspace packages that become internal modules of the package for teams. */
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { manifestIn } from './versions.ts';

/** Path prefix of the internal modules of `@foyer/shared`, which are not a public API. */
export const INTERNAL = '-';

/** Quoted specifiers of workspace packages other than `@foyer/shared`. */
const SPECIFIER = /(?<=['"])@foyer\/(?!shared\b)[\w./-]+(?=['"])/g;

/** The source of each entry point by its specifier, relative to the root. Both may have a `*`. */
const SOURCES = Object.fromEntries(
  ['provider', ...globSync('{platform,tooling}/*', { cwd: ROOT })]
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .flatMap((folder) => {
      const { name, exports = {} } = manifestIn(folder);
      return Object.entries(exports).map(([path, file]) => [join(name, path), join(folder, file)]);
    }),
);

/** Returns the compiler's `paths`, so that it compiles these packages too. */
export function internalPaths(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([specifier, file]) => [specifier, [join(ROOT, file)]]),
  );
}

/** Replaces the specifiers of these packages in a compiled module. */
export function withInternalNames(text: string): string {
  return text.replaceAll(SPECIFIER, (named) => {
    const folder = SOURCES[`${dirname(named)}/*`];
    const file = SOURCES[named] ?? folder?.replace('*', basename(named));
    return file ? `@foyer/shared/${INTERNAL}/${file.replace(/\.tsx?$/, '')}` : named;
  });
}
