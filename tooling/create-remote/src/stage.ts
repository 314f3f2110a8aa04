/**
 * Writes the package for teams with a separate repository to `shared/dist`. It has the modules that they
 * use, compiled one by one at the same paths; `pnpm --filter ./shared pack` packs it (decision 4).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { internalPaths, withInternalNames } from './internal-packages.ts';
import { manifestOf } from './manifest.ts';
import { PAGES, withInstalledPages } from './pages.ts';
import { TEMPLATE } from './template.ts';
import { type Dependencies, type Manifest, manifestIn, versionsIn } from './versions.ts';

const OUT = join(ROOT, 'shared/dist');
/** Files that modules read and the compiler does not copy. */
const ASSETS = [
  ...PAGES,
  'shared/src/**/*.{css,d.ts}',
  'provider/demo/media/**/*.*',
  'provider/src/db/migrations/**/*.*',
  'tooling/build/src/dev/refresh/*.cjs',
  'tooling/create-remote/tsconfig.team.json',
  'tsconfig.base.json',
];

/** Tools of this checkout's root that a separate repository needs, too. */
const TOOLS = ['pnpm', 'typescript'];

/** Compiles modules with `tsconfig.pack.json` and these changes of it. */
function compile(changes: object): void {
  const project = join(OUT, 'tsconfig.json');
  const config = { extends: join(import.meta.dirname, '../tsconfig.pack.json'), ...changes };
  writeFileSync(project, JSON.stringify(config));
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The package for teams does not compile.');
  rmSync(project);
}

const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);

/** Writes the template into `folder`, with the files that a checkout shares among its remotes. */
function layOutTemplate(folder: string): void {
  cpSync(TEMPLATE, folder, { recursive: true, filter: isSource });
  cpSync(join(import.meta.dirname, '../own-repository'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(ownManifest(), null, 2)}\n`);
}

/** Lists the packages that a team installs. `@foyer/shared` contains the build (`build`). */
const installedNames = (dependencies: Dependencies) =>
  Object.keys(dependencies).filter((name) => name !== '@foyer/build');

/** Returns a manifest with installed versions instead of workspace references. */
function ownManifest(): Partial<Manifest> {
  const { dependencies, devDependencies, scripts, name, ...rest } = manifestIn(TEMPLATE);
  const { packageManager } = manifestIn('.');
  return {
    name: name.replace('@foyer/', ''),
    ...rest,
    packageManager,
    scripts: {
      ...scripts,
      dev: 'rsbuild build --watch',
      serve: 'rsbuild preview --port 5000',
      test: 'vitest run',
      types: 'tsc --noEmit',
      fleet: 'fleet',
    },
    dependencies: versionsIn(TEMPLATE, installedNames(dependencies)),
    devDependencies: {
      ...versionsIn(TEMPLATE, installedNames(devDependencies)),
      ...versionsIn('.', TOOLS),
    },
  };
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
// By themselves: the compiler refuses a name with `.ts` of a package that it compiles.
compile({ include: [join(ROOT, 'shared/src')], files: [] });
// It finds the other packages by their places, so that it compiles them too.
compile({ compilerOptions: { paths: internalPaths() } });
for (const path of globSync('**/*.{js,d.ts}', { cwd: OUT })) {
  const file = join(OUT, path);
  const text = withInternalNames(readFileSync(file, 'utf8'));
  writeFileSync(file, withInstalledPages(text));
}
writeFileSync(join(OUT, 'package.json'), JSON.stringify(manifestOf(OUT), null, 2));
for (const path of ASSETS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
  cpSync(join(ROOT, path), join(OUT, path));
layOutTemplate(join(OUT, 'tooling/create-remote/template'));
