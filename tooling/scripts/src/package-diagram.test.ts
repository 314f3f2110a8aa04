import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';

const PAGE = join(ROOT, 'docs/architecture.md');
const DIAGRAM = /(?<=^## Packages$.*?^```mermaid\n).*?(?=^```$)/ms;
/** `mfe-hotel` stands for all remotes. Nothing imports `e2e`, `bench` and the commands of `tooling`. */
const DRAWN_PACKAGES = '{mfe-hotel,platform/*,provider,shared,shell,tooling/build}/package.json';
/** Builds the others: its arrows are dotted, and no path leads through it. */
const BUILD = '@foyer/build';
/** Makes the picture small: a code host scales a large one down. */
const LAYOUT = '%%{init:{"flowchart":{"nodeSpacing":24,"rankSpacing":28,"padding":10}}}%%';

type PackageJson = { name: string; dependencies?: Record<string, string> };

/** Returns the drawn packages that each package names. */
function importsByPackage(): Map<string, string[]> {
  const packages = globSync(DRAWN_PACKAGES, { cwd: ROOT }).map(
    (path): PackageJson => JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
  );
  const names = packages.map(({ name }) => name);
  return new Map(
    packages.map(({ name, dependencies = {} }) => [
      name,
      names.filter((one) => one in dependencies),
    ]),
  );
}

/** Returns the arrows of a package, without those that follow from others. */
function arrowsOf(from: string, imports: Map<string, string[]>): string[] {
  const direct = imports.get(from) ?? [];
  const reaches = (via: string, to: string): boolean =>
    via !== BUILD && (imports.get(via) ?? []).some((next) => next === to || reaches(next, to));
  return direct
    .filter((to) => to === BUILD || !direct.some((via) => reaches(via, to)))
    .map((to) => `  ${from} ${to === BUILD ? '-.->' : '-->'} ${to}`);
}

test('docs/architecture.md draws the packages that each package.json names (update: vitest -u)', async () => {
  const imports = importsByPackage();
  const arrows = [...imports.keys()].flatMap((from) => arrowsOf(from, imports));
  const diagram = [LAYOUT, 'flowchart TB', ...arrows.sort(), '']
    .join('\n')
    .replaceAll('@foyer/', '');
  const page = readFileSync(PAGE, 'utf8').replace(DIAGRAM, () => diagram);
  await expect(page).toMatchFileSnapshot(PAGE);
});
