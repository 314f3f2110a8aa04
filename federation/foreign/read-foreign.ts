/** Reads a remote that was built elsewhere, by whichever tool, as a release of ours. */
import { isStyle } from '../../gateway/src/http/media-type.ts';
import { badgeExpose } from '../../shared/src/contracts/entry.ts';
import { MfManifest } from '../../shared/src/contracts/mf-manifest.ts';
import type { Release } from '../../shared/src/contracts/release.ts';
import { Remote } from '../../shared/src/contracts/remote.ts';
import { assetsOf, MANIFEST } from '../manifest.ts';
import { describe } from '../served.ts';
import {
  chunkProblems,
  entryOf,
  entryProblems,
  rangeProblems,
  reactProblems,
  singletonsOf,
} from './container.ts';
import { fileNameProblems, missingExposes, missingFiles, withoutUnused } from './files.ts';
import { type Files, readDocument, readFiles } from './folder.ts';
import { inScreenLayer } from './styles.ts';

/** What a remote from elsewhere has in the place of a `remote.ts`. */
export const DECLARATION = 'remote.json';

/** What was published under a name. */
export type ReleasesOf = (name: string) => Promise<readonly Release[]>;

/** A finished build, read. */
export type Build = {
  release: Release;
  files: Files;
  /** Why it cannot run in a page of ours, one sentence each. */
  problems: string[];
  /** The files of the folder that the release does not hold. */
  leftOut: string[];
};

/**
 * Reads the build in `folder` (its files, an `mf-manifest.json` and a `remote.json` with name, mounts
 * and entries) under the version that the manifest names, with its style sheets in the screen layer.
 * `releasesOf` tells what was published under a name.
 */
export async function readForeign(folder: string, releasesOf: ReleasesOf): Promise<Build> {
  const remote = await readDocument(folder, DECLARATION, Remote);
  const manifest = await readDocument(folder, MANIFEST, MfManifest);
  const build = await readFiles(folder);
  const exposes = exposesOf(remote);
  const screens = screensOf(exposes, manifest);
  const { files, unused } = withoutUnused(build.files, screens);
  const layered = inLayers(files);
  const described = [...layered.files].map(([path, bytes]) => [path, describe(bytes)] as const);
  return {
    release: {
      ...remote,
      kind: 'remote',
      version: manifest.metaData.buildInfo.buildVersion,
      entry: entryOf(manifest),
      initial: { scripts: [], styles: [] },
      screens,
      singletons: singletonsOf(manifest),
      files: Object.fromEntries(described),
      adopted: true,
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
    leftOut: [...build.leftOut, ...unused],
  };
}

/** A remote of this repository keeps its name to itself: an adopted one would take its place. */
async function nameProblems(name: string, releasesOf: ReleasesOf): Promise<string[]> {
  const isOurs = name === 'shell' || (await releasesOf(name)).some(({ adopted }) => !adopted);
  return isOurs
    ? [`${name} is the name of a release that was built here: choose another one.`]
    : [];
}

/** The names of what the remote says to expose: its screens and badges. */
function exposesOf({ mounts, header, menu }: Remote): string[] {
  const badges = [...header, ...menu].flatMap(({ badge }) => (badge ? [badgeExpose(badge)] : []));
  return [...new Set([...mounts.map(({ screen }) => screen), ...badges])];
}

/**
 * The files of every screen and badge. Every style sheet is needed at once: what comes later is
 * brought by the remote's own loader, which asks for no hash.
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

function inLayers(files: Files): { files: Files; problems: string[] } {
  const problems: string[] = [];
  const layered = new Map(files);
  for (const [path, bytes] of files) {
    if (!isStyle(path)) continue;
    const sheet = inScreenLayer(path, bytes.toString());
    problems.push(...sheet.problems);
    layered.set(path, Buffer.from(sheet.css));
  }
  return { files: layered, problems };
}
