/** Makes a release of a remote that a third party built with any tool. */

import { isStyle } from '@foyer/common/media-type';
import type { Release } from '@foyer/releases/contracts';
import type { FinishedBuild } from '@foyer/releases/publish';
import { badgeExpose } from '@foyer/shared/contracts/entry.ts';
import { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { Remote } from '@foyer/shared/contracts/remote.ts';
import { assetsOf, MANIFEST } from '../federation/manifest.ts';
import { fileDescription } from '../federation/release-files.ts';
import { type Files, readDocument, readFiles } from './build-folder.ts';
import {
  chunkProblems,
  entryOf,
  entryProblems,
  rangeProblems,
  reactProblems,
  singletonsOf,
} from './container.ts';
import { fileNameProblems, missingExposes, missingFiles, withoutUnused } from './files.ts';
import { wrapInScreenLayer } from './styles.ts';

/** The declaration of a third-party remote, in place of a `remote.ts`. */
export const DECLARATION = 'remote.json';

/** Returns the releases that were published under a name. */
type ReleasesOf = (name: string) => Promise<readonly Release[]>;

/**
 * Reads the build in `folder`. It has files, an `mf-manifest.json`, and a `remote.json` with name, mounts
 * and entries. The version comes from the manifest. Wraps the style sheets in the screen layer.
 */
export async function readThirdPartyBuild(
  folder: string,
  releasesOf: ReleasesOf,
): Promise<FinishedBuild> {
  const remote = await readDocument(folder, DECLARATION, Remote);
  const manifest = await readDocument(folder, MANIFEST, MfManifest);
  const build = await readFiles(folder);
  const exposes = exposesOf(remote);
  const screens = screensOf(exposes, manifest);
  const { files, unused } = withoutUnused(build.files, screens);
  const layered = wrapStyles(files);
  const fileEntries = await Promise.all(
    [...layered.files].map(async ([path, bytes]) => [path, await fileDescription(bytes)] as const),
  );
  return {
    release: {
      ...remote,
      kind: 'remote',
      version: manifest.metaData.buildInfo.buildVersion,
      entry: entryOf(manifest),
      initial: { scripts: [], styles: [] },
      screens,
      singletons: singletonsOf(manifest),
      files: Object.fromEntries(fileEntries),
      imported: true,
    },
    files: layered.files,
    problems: [
      ...(await nameProblems(remote.name, releasesOf)),
      ...(await entryProblems(manifest, files)),
      ...(await chunkProblems(manifest, files)),
      ...reactProblems(manifest),
      ...rangeProblems(manifest),
      ...missingExposes(exposes, manifest),
      ...missingFiles(manifest, build.files),
      ...fileNameProblems(files),
      ...layered.problems,
    ],
    skipped: [...build.skipped, ...unused],
  };
}

/** Refuses the name of a remote of this repository, which the third-party build would replace. */
async function nameProblems(name: string, releasesOf: ReleasesOf): Promise<string[]> {
  const isTaken = name === 'shell' || (await releasesOf(name)).some(({ imported }) => !imported);
  return isTaken
    ? [`${name} is the name of a release of this repository: choose another one.`]
    : [];
}

/** Returns the exposes that the remote declares: its screens and badges. */
function exposesOf({ mounts, header, menu }: Remote): string[] {
  const badges = [...header, ...menu].flatMap(({ badge }) => (badge ? [badgeExpose(badge)] : []));
  return [...new Set([...mounts.map(({ screen }) => screen), ...badges])];
}

/**
 * Returns the files of every screen and badge. A screen loads all its style sheets at once, because the
 * remote's own loader would load lazy ones without a hash.
 */
function screensOf(exposes: readonly string[], manifest: MfManifest): Release['screens'] {
  return Object.fromEntries(
    exposes.flatMap((name) => {
      const assets = assetsOf(manifest, name);
      if (!assets) return [];
      const styles = new Set([...assets.css.sync, ...assets.css.async]);
      return [[name, { scripts: assets.js.sync, styles: [...styles] }]];
    }),
  );
}

function wrapStyles(files: Files): { files: Files; problems: string[] } {
  const problems: string[] = [];
  const layered = new Map(files);
  for (const [path, bytes] of files) {
    if (!isStyle(path)) continue;
    const sheet = wrapInScreenLayer(path, bytes.toString());
    problems.push(...sheet.problems);
    layered.set(path, Buffer.from(sheet.css));
  }
  return { files: layered, problems };
}
