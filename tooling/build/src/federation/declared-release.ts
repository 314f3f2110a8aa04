/** The fields of a release that are known before the build. */
import type { Release, ScreenFiles } from '@foyer/releases/contracts';
import type { DeclaredMount, Remote } from '@foyer/shared/contracts/remote.ts';
import { REMOTE_ENTRY } from './exposes.ts';
import { singletonRanges } from './singletons.ts';

export type DeclaredRelease = Pick<
  Release,
  'kind' | 'name' | 'mounts' | 'header' | 'menu' | 'budget' | 'origins' | 'singletons'
>;

/** Version of a build under `rsbuild dev`. */
export const DEVELOPMENT = '0.0.0-dev';

/** Removes the field that only the build needs. */
const withoutTemplate = ({ template: _template, ...mount }: DeclaredMount) => mount;

/** Returns what a remote of this checkout declares about its releases. */
export function declaredBy(remote: Remote): DeclaredRelease {
  return {
    ...remote,
    mounts: remote.mounts.map(withoutTemplate),
    kind: 'remote',
    singletons: singletonRanges,
  };
}

/** Returns entry and initial files of a build, from its `main` entry point's assets. */
export function entryFilesOf(
  declared: DeclaredRelease,
  assets: string[],
): Pick<Release, 'entry' | 'initial'> {
  const scripts = assets.filter((name) => name.endsWith('.js') && !name.includes('.hot-update.'));
  const entry = declared.kind === 'remote' ? REMOTE_ENTRY : scripts.at(-1);
  if (!entry) throw new Error(`${declared.name}: the build has no entry script`);
  return {
    entry,
    initial: {
      scripts: scripts.filter((name) => name !== entry),
      styles: assets.filter((name) => name.endsWith('.css')),
    },
  };
}

/** Returns the release of a build under `rsbuild dev`. It has no hashes and no files to preload. */
export function developmentRelease(declared: DeclaredRelease, assets: string[]): Release {
  const screens = declared.mounts.map(
    ({ screen }) => [screen, { scripts: [], styles: [] }] satisfies [string, ScreenFiles],
  );
  return {
    ...declared,
    ...entryFilesOf(declared, assets),
    version: DEVELOPMENT,
    screens: Object.fromEntries(screens),
    files: {},
  };
}
