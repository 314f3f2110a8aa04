/** Makes the `package.json` of the package for teams. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { INTERNAL } from './internal-packages.ts';
import { type Dependencies, manifestIn, versionsIn } from './versions.ts';

/** Peer dependencies: packages of which the team's code and ours must share one copy. */
const PEER_PACKAGES = ['@rsbuild/core', 'react', 'react-dom', 'vitest'];
/** Dependencies that no module imports, by the package that needs them. */
const NOT_IMPORTED = {
  shared: ['@types/react', '@types/react-dom'],
  'tooling/scripts': ['playwright'],
};

const EXPORTS = {
  './build': './tooling/build/src/preset.js',
  './testing/vitest': './tooling/scripts/src/component-tests.js',
  './tsconfig.json': './tooling/create-remote/tsconfig.team.json',
  './package.json': './package.json',
  [`./${INTERNAL}/*`]: './*.js',
};

/** Returns the manifest of the package in `folder`, with the dependencies that its modules import. */
export async function manifestOf(folder: string): Promise<object> {
  const { name, version, exports, sideEffects } = manifestIn('shared');
  const all = await importedPackages(folder);
  const isPeer = ([one]: [string, string]) => PEER_PACKAGES.includes(one);
  const entries = Object.entries(all);
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
    Object.entries(exports).flatMap(([path, file]) => {
      const paths = path.endsWith('/*') ? SOURCES.map((extension) => path + extension) : [path];
      return paths.map((one) => [
        one,
        compiledFile(file.endsWith('/*') ? file + extname(one) : file),
      ]);
    }),
  );
}

/** Extensions of sources that others import. */
const SOURCES = ['.ts', '.tsx', '.css'];

const compiledFile = (file: string) => file.replace(/^\.\//, './shared/').replace(/\.tsx?$/, '.js');

/** Returns every imported package in its installed version. */
async function importedPackages(folder: string): Promise<Dependencies> {
  await init;
  const found: Dependencies = {};
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const [imports] = parse(readFileSync(join(folder, path), 'utf8'));
    const packages = imports.flatMap(({ specifier }) => packageOf(specifier) ?? []);
    Object.assign(found, versionsIn(packageFolderOf(path), packages));
  }
  for (const [folderName, names] of Object.entries(NOT_IMPORTED))
    Object.assign(found, versionsIn(folderName, names));
  return found;
}

/** Returns the folder of the package that a module belongs to. */
const packageFolderOf = (path: string) =>
  /^(?:(?:platform|tooling)\/[^/]+|provider|shared)(?=\/)/.exec(path)?.[0] ?? '.';

function packageOf(specifier: string | null | undefined): string | undefined {
  if (!specifier || /^[./]|^data:|^@foyer\//.test(specifier) || isBuiltin(specifier))
    return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
