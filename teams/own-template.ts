/** The template as a repository of its own begins with it. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/packages.ts';
import { type Manifest, manifestIn, versionsIn } from './versions.ts';

const TOOLS = ['pnpm', 'typescript'];
const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);

/** Lays the template out in `folder`, with the files that a checkout has once for all remotes. */
export function layOutTemplate(folder: string): void {
  cpSync(join(ROOT, 'template'), folder, { recursive: true, filter: isSource });
  cpSync(join(import.meta.dirname, 'own-repository'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(ownManifest(), null, 2)}\n`);
}

/** Of the same packages in the same versions; by no name that only a checkout knows. */
function ownManifest(): Partial<Manifest> {
  const { dependencies, devDependencies, scripts, name, ...rest } = manifestIn('template');
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
    dependencies: versionsIn('template', Object.keys(dependencies)),
    devDependencies: {
      ...versionsIn('template', Object.keys(devDependencies)),
      ...versionsIn('.', TOOLS),
    },
  };
}
