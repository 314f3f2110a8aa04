/** The modules that exist once in the page: the shell provides them, remotes are built without. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SHARED = '@foyer/shared';
const fromShared = createRequire(new URL('../shared/package.json', import.meta.url));

function versionOf(packageName: string): string {
  const file = fromShared.resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Module → package whose version decides whether shell and remote fit together. */
const SINGLETONS: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@foyer/shared/router': 'react-router-dom',
  '@foyer/shared/query': '@tanstack/react-query',
  '@foyer/shared/schema': 'zod',
  '@foyer/shared/runtime': SHARED,
};

/** Version of every singleton in this checkout, by module: what the shell provides. */
export const singletonVersions = Object.fromEntries(
  Object.entries(SINGLETONS).map(([module, packageName]) => [module, versionOf(packageName)]),
);

/** The range of versions, by module, that a remote of this checkout runs with. */
export const singletonRanges = Object.fromEntries(
  Object.entries(singletonVersions).map(([module, version]) => [module, `^${version}`]),
);

/** Whether a singleton is a module of ours, which re-exports what is used of a package. */
export function isFacade(singleton: string): boolean {
  return singleton.startsWith('@foyer/');
}
