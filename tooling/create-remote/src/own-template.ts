/** Prepares the template for a separate repository. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE } from './template.ts';
import { type Dependencies, type Manifest, manifestIn, versionsIn } from './versions.ts';

const TOOLS = ['pnpm', 'typescript'];
const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);

/** Writes the template into `folder`, with the files that a checkout shares among its remotes. */
export function layOutTemplate(folder: string): void {
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
