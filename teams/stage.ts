/**
 * Lays out in `shared/dist` what `pnpm --filter ./shared pack` packs for teams with a repository of
 * their own: what they use of this checkout, compiled module by module, each where it lies here
 * (docs/decisions/0053-one-package-for-teams.md).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/packages.ts';
import { INTERNAL, manifestOf } from './manifest.ts';
import { layOutTemplate } from './own-template.ts';

const OUT = join(ROOT, 'shared/dist');
/** What modules read, and no compiler copies. */
const BESIDE = [
  'shared/src/**/*.{css,d.ts}',
  'provider/demo/media/**/*.*',
  'provider/src/db/migrations/**/*.*',
  'dev/refresh/*.cjs',
  'teams/tsconfig.team.json',
  'tsconfig.base.json',
];
/** Packages of this checkout that lie in there under no name of their own. */
const INSIDE = /(?<=['"])@foyer\/(fleet|gateway|provider)\//g;

function compile(): void {
  const project = join(import.meta.dirname, 'tsconfig.pack.json');
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  if (status !== 0) throw new Error('What teams get does not compile.');
}

function nameInside(): void {
  for (const path of globSync('**/*.{js,d.ts}', { cwd: OUT })) {
    const file = join(OUT, path);
    const text = readFileSync(file, 'utf8');
    const named = text.replaceAll(INSIDE, `@foyer/shared/${INTERNAL}/$1/src/`);
    if (named !== text) writeFileSync(file, named);
  }
}

rmSync(OUT, { recursive: true, force: true });
compile();
nameInside();
writeFileSync(join(OUT, 'package.json'), JSON.stringify(await manifestOf(OUT), null, 2));
for (const path of BESIDE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
  cpSync(join(ROOT, path), join(OUT, path));
layOutTemplate(join(OUT, 'template'));
