/** Makes the `package.json` of the package for teams. */
import { globSync } from 'node:fs';
import { INTERNAL } from './internal-packages.ts';
import { type Dependencies, manifestIn, versionsIn } from './versions.ts';

/** Peer dependencies: packages of which the team's code and ours must share one copy. */
const PEER_PACKAGES = ['@rsbuild/core', 'react', 'react-dom', 'vitest'];
/** The dependencies of its types and test modules, by the package that has them. */
const DEVELOPMENT: Record<string, string[]> = {
  shared: ['@types/react', '@types/react-dom', 'axe-core', 'vitest', 'vitest-browser-react'],
  'tooling/scripts': ['@vitest/browser-playwright', 'playwright', 'vitest'],
};

const EXPORTS = {
  './build': './tooling/build/src/preset.js',
  './testing/vitest': './tooling/scripts/src/component-tests.js',
  './tsconfig.json': './tooling/create-remote/tsconfig.team.json',
  './package.json': './package.json',
  [`./${INTERNAL}/*`]: './*.js',
};

/** Returns the manifest of the package in `folder`, with the dependencies of the packages in it. */
export function manifestOf(folder: string): object {
  const { name, version, exports, sideEffects } = manifestIn('shared');
  const isPeer = ([one]: [string, string]) => PEER_PACKAGES.includes(one);
  const entries = Object.entries(dependenciesOf(folder));
  return {
    name,
    version,
    description: 'Builds, tests and publishes remotes of Foyer',
    license: manifestIn('.').license,
    type: 'module',
    engines: { node: '>=24' },
    bin: {
      fleet: './platform/fleet/src/main.js',
      'create-remote': './tooling/create-remote/src/create-remote.js',
    },
    sideEffects,
    exports: { ...compiled(exports), ...EXPORTS },
    dependencies: Object.fromEntries(entries.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(entries.filter(isPeer)),
  };
}

/** Maps the export paths to the compiled modules. A folder's pattern becomes one for each extension. */
function compiled(exports: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, file]) =>
      (path.endsWith('/*') ? SOURCES : ['']).map((extension) => [
        path + extension,
        compiledFile(file + extension),
      ]),
    ),
  );
}

/** Extensions of sources that others import. */
const SOURCES = ['.ts', '.tsx', '.css'];

const compiledFile = (file: string) => file.replace(/^\.\//, './shared/').replace(/\.tsx?$/, '.js');

/** Returns what the packages in `folder` depend on, in the installed versions. */
function dependenciesOf(folder: string): Dependencies {
  const packages = globSync('{shared,provider,platform/*,tooling/*}', { cwd: folder });
  const all = packages.map((one) => {
    const { dependencies = {} } = manifestIn(one);
    const names = Object.keys(dependencies).filter((name) => !name.startsWith('@foyer/'));
    return versionsIn(one, [...names, ...(DEVELOPMENT[one] ?? [])]);
  });
  return Object.assign({}, ...all);
}
