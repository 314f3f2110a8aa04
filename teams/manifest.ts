/** The `package.json` of what teams get. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { type Dependencies, manifestIn, versionsIn } from './versions.ts';

/** Behind this path lies what `@foyer/shared` needs of other packages, and promises nobody. */
export const INTERNAL = '-';

/** What exists once for the team's code and ours: as the team has it, in this version. */
const ONCE = ['@rsbuild/core', 'react', 'react-dom', 'vitest'];
/** What types and packages of ours need, and no module of ours imports. */
const BESIDE = { shared: ['@types/react', '@types/react-dom'], '.': ['playwright'] };

const EXPORTS = {
  './build': './federation.js',
  './testing/vitest': './scripts/component-tests.js',
  './tsconfig.json': './teams/tsconfig.team.json',
  './package.json': './package.json',
  [`./${INTERNAL}/*`]: './*.js',
};

/** The manifest of the package that lies in `folder`, by what its modules import. */
export async function manifestOf(folder: string): Promise<object> {
  const { name, version, exports, sideEffects } = manifestIn('shared');
  const all = await imported(folder);
  const isOnce = ([one]: [string, string]) => ONCE.includes(one);
  const entries = Object.entries(all);
  return {
    name,
    version,
    description: 'What a remote of Foyer is built, tested and published with',
    license: manifestIn('.').license,
    type: 'module',
    engines: { node: '>=24' },
    bin: { fleet: './fleet/src/main.js', 'create-remote': './teams/create-remote.js' },
    sideEffects,
    exports: { ...compiled(exports), ...EXPORTS },
    dependencies: Object.fromEntries(entries.filter((entry) => !isOnce(entry))),
    peerDependencies: Object.fromEntries(entries.filter(isOnce)),
  };
}

/** The same subpaths, each of the module that was compiled. */
function compiled(exports: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exports).map(([path, file]) => [
      path,
      file.replace(/^\.\//, './shared/').replace(/\.tsx?$/, '.js'),
    ]),
  );
}

/** Every package that a module imports, in the version that is installed here. */
async function imported(folder: string): Promise<Dependencies> {
  await init;
  const found: Dependencies = {};
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const [imports] = parse(readFileSync(join(folder, path), 'utf8'));
    const packages = imports.flatMap(({ specifier }) => packageOf(specifier) ?? []);
    Object.assign(found, versionsIn(placeOf(path), packages));
  }
  for (const [place, names] of Object.entries(BESIDE))
    Object.assign(found, versionsIn(place, names));
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The package of this checkout that a module is of. */
const placeOf = (path: string) => /^(?:fleet|gateway|provider|shared)(?=\/)/.exec(path)?.[0] ?? '.';

function packageOf(specifier: string | null | undefined): string | undefined {
  if (!specifier || /^[./]|^data:|^@foyer\//.test(specifier) || isBuiltin(specifier))
    return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
