/** The modules that exist once in the page: the shell provides them, remotes use them. */
import { createRequire } from 'node:module';

const fromShared = createRequire(new URL('../../../../shared/package.json', import.meta.url));

const versionOf = (name: string): string => fromShared(`${name}/package.json`).version;

/** The package whose version determines compatibility, by module. */
const SINGLETONS: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@foyer/shared/router': 'react-router-dom',
  '@foyer/shared/query': '@tanstack/react-query',
  '@foyer/shared/schema': 'zod',
  '@foyer/shared/runtime': '@foyer/shared',
};

/** The version of every singleton that the shell of this checkout provides. */
export const singletonVersions = Object.fromEntries(
  Object.entries(SINGLETONS).map(([module, packageName]) => [module, versionOf(packageName)]),
);

/** The version range of every singleton that remotes of this checkout need. */
export const singletonRanges = Object.fromEntries(
  Object.entries(singletonVersions).map(([module, version]) => [module, `^${version}`]),
);
