import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';

const PAGE = join(ROOT, 'docs/packages.md');
const DIAGRAM = /(?<=^```mermaid\n).*(?=^```$)/ms;
/** `mfe-hotel` stands for all remotes. Nothing imports `e2e`, `bench` and the commands of `tooling`. */
const DRAWN = '{mfe-hotel,platform/*,provider,shared,shell,tooling/build}/package.json';

type PackageJson = { name: string; dependencies?: Record<string, string> };

test('docs/packages.md draws the packages that each package.json names (update: vitest -u)', async () => {
  const packages = globSync(DRAWN, { cwd: ROOT }).map(
    (path): PackageJson => JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
  );
  const arrows = packages.flatMap(({ name, dependencies = {} }) =>
    packages.filter((one) => one.name in dependencies).map((one) => `  ${name} --> ${one.name}`),
  );
  const diagram = ['flowchart LR', ...arrows.sort(), ''].join('\n').replaceAll('@foyer/', '');
  const page = readFileSync(PAGE, 'utf8').replace(DIAGRAM, () => diagram);
  await expect(page).toMatchFileSnapshot(PAGE);
});
