/**
 * Writes the package for teams with a separate repository to `shared/dist`. It has the modules that they
 * use, compiled one by one at the same paths; `pnpm --filter ./shared pack` packs it
 * (docs/decisions/0053-one-package-for-teams.md).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/packages.ts';
import { INTERNAL, manifestOf } from './manifest.ts';
import { layOutTemplate } from './own-template.ts';

const OUT = join(ROOT, 'shared/dist');
/** Files that modules read and the compiler does not copy. */
const ASSETS = [
  'shared/src/**/*.{css,d.ts}',
  'provider/demo/media/**/*.*',
  'provider/src/db/migrations/**/*.*',
  'dev/refresh/*.cjs',
  'teams/tsconfig.team.json',
  'tsconfig.base.json',
];
/** Imports of workspace packages that become internal modules of this package. */
const WORKSPACE_IMPORT = /(?<=['"])@foyer\/(fleet|gateway|provider)\//g;

function compile(): void {
  const project = join(import.meta.dirname, 'tsconfig.pack.json');
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The package for teams does not compile.');
}

function rewriteWorkspaceImports(): void {
  for (const path of globSync('**/*.{js,d.ts}', { cwd: OUT })) {
    const file = join(OUT, path);
    const text = readFileSync(file, 'utf8');
    const rewritten = text.replaceAll(WORKSPACE_IMPORT, `@foyer/shared/${INTERNAL}/$1/src/`);
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
}

rmSync(OUT, { recursive: true, force: true });
compile();
rewriteWorkspaceImports();
writeFileSync(join(OUT, 'package.json'), JSON.stringify(await manifestOf(OUT), null, 2));
for (const path of ASSETS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
  cpSync(join(ROOT, path), join(OUT, path));
layOutTemplate(join(OUT, 'template'));
