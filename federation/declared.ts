/** What a release says before anything of it is built. */
import type { Release, ScreenFiles } from '../shared/src/contracts/release.ts';
import type { DeclaredMount, Remote } from '../shared/src/contracts/remote.ts';
import { REMOTE_ENTRY } from './exposes.ts';
import { singletonRanges } from './singletons.ts';

export type Declared = Pick<
  Release,
  'kind' | 'name' | 'mounts' | 'header' | 'menu' | 'budget' | 'origins' | 'singletons'
>;

/** What a build under `rsbuild dev` calls itself. */
export const DEVELOPMENT = '0.0.0-dev';

/** A mount as a release names it: what is drawn of it at build concerns nobody else. */
const asMounted = ({ frame, ...mount }: DeclaredMount) => mount;

/** What a remote of this checkout declares of its releases. */
export function declaredBy(remote: Remote): Declared {
  return {
    ...remote,
    mounts: remote.mounts.map(asMounted),
    kind: 'remote',
    singletons: singletonRanges,
  };
}

/** Entry and initial files of a build, from the assets of its `main` entry point. */
export function startOf(declared: Declared, assets: string[]): Pick<Release, 'entry' | 'initial'> {
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

/** A build under `rsbuild dev`, served from memory: no hashes, and nothing to preload. */
export function developmentRelease(declared: Declared, assets: string[]): Release {
  const screens = declared.mounts.map(
    ({ screen }) => [screen, { scripts: [], styles: [] }] satisfies [string, ScreenFiles],
  );
  return {
    ...declared,
    ...startOf(declared, assets),
    version: DEVELOPMENT,
    screens: Object.fromEntries(screens),
    files: {},
  };
}
