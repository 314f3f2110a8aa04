/** The workspace packages that become internal modules of the package for teams. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { manifestIn } from './versions.ts';

/** Path prefix of the internal modules of `@foyer/shared`, which are not a public API. */
export const INTERNAL = '-';

/** Quoted specifiers of workspace packages other than `@foyer/shared`. */
const SPECIFIER = /(?<=['"])@foyer\/(?!shared\b)[\w./-]+(?=['"])/g;

/** The source of each entry point by its specifier, relative to the root. Either may have a `*`. */
const SOURCES = ['provider', ...globSync('{platform,tooling}/*', { cwd: ROOT })]
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
  .flatMap((folder) => {
    const { name, exports = {} } = manifestIn(folder);
    return Object.entries(exports).map(([path, file]) => ({
      specifier: join(name, path),
      file: join(folder, file),
    }));
  });

/** Returns the compiler's `paths`, so that it compiles these packages too. */
export function internalPaths(): Record<string, string[]> {
  return Object.fromEntries(SOURCES.map(({ specifier, file }) => [specifier, [join(ROOT, file)]]));
}

/** Replaces the specifiers of these packages in a compiled module. */
export function withInternalNames(text: string): string {
  return text.replaceAll(SPECIFIER, (named) => {
    for (const { specifier, file } of SOURCES) {
      const [start = '', end] = specifier.split('*');
      const matches = end === undefined ? named === start : named.startsWith(start);
      const path = file.replace('*', named.slice(start.length)).replace(/\.tsx?$/, '');
      if (matches) return `@foyer/shared/${INTERNAL}/${path}`;
    }
    return named;
  });
}
