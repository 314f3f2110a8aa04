/** The fields of a release that are known before the build. */
import type { Release } from '@foyer/releases/contracts';
import { contributionExpose } from '@foyer/shared/contracts/contribution.ts';
import { badgeExpose } from '@foyer/shared/contracts/entry.ts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { singletonRanges } from './singletons.ts';

export type DeclaredRelease = Pick<
  Release,
  | 'kind'
  | 'name'
  | 'mounts'
  | 'header'
  | 'menu'
  | 'contributes'
  | 'budget'
  | 'origins'
  | 'singletons'
>;

/** Version of a build under `rsbuild dev`. */
export const DEVELOPMENT = '0.0.0-dev';

/** File name of a remote's container, its only script without a hash in the name. */
export const REMOTE_ENTRY = 'remoteEntry.js';

type Screens = Pick<Release, 'mounts' | 'header' | 'menu' | 'contributes'>;

/** A screen, a badge or a contribution, and its file. */
export type Expose = { name: string; import: string };

/** Returns an expose per screen, badge and contribution; each is a chunk of the same name. */
export function exposesOf({ mounts, header, menu, contributes = [] }: Screens): Expose[] {
  const files = new Map([
    ...mounts.map(({ screen }) => [screen, `${screen}/${screen}-screen`] as const),
    ...[...header, ...menu].flatMap(({ badge }) =>
      badge ? [[badgeExpose(badge), `${badge}/${badge}-badge`] as const] : [],
    ),
    ...contributes.map(
      (name) => [contributionExpose(name), `${name}/${name}-contribution`] as const,
    ),
  ]);
  return [...files].map(([name, file]) => ({ name, import: `./src/${file}.tsx` }));
}

/** Returns what a remote of this checkout declares about its releases. */
export function declaredBy(remote: Remote): DeclaredRelease {
  return {
    ...remote,
    // Only the build needs `template`.
    mounts: remote.mounts.map(({ template: _template, ...mount }) => mount),
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
  const screens = declared.mounts.map(({ screen }) => [screen, { scripts: [], styles: [] }]);
  return {
    ...declared,
    ...entryFilesOf(declared, assets),
    version: DEVELOPMENT,
    screens: Object.fromEntries(screens),
    files: {},
  };
}
