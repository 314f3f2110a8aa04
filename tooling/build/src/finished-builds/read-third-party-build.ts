/** Makes a release of a remote that a third party built with any tool. */

import { isStyle } from '@foyer/common/media-type';
import type { Release } from '@foyer/releases/contracts';
import type { FinishedBuild } from '@foyer/releases/publish';
import { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { Remote } from '@foyer/shared/contracts/remote.ts';
import postcss, { CssSyntaxError } from 'postcss';
import { exposesOf } from '../federation/declared-release.ts';
import { assetsOf, describeFiles, isServed, MANIFEST } from '../federation/release-files.ts';
import { globalSelectorProblems, layerProblems } from '../layers/check-layers.ts';
import { wrapInLayer } from '../layers/wrap-in-layer.ts';
import { isLicenceFile, withOneLicenceFile } from '../licences/third-party-licences.ts';
import { type Files, readDocument, readFiles } from './build-folder.ts';
import { entryOf, problemsOf, singletonsOf } from './third-party-problems.ts';

/** The declaration of a third-party remote, in place of a `remote.ts`. */
export const DECLARATION = 'remote.json';

/** The largest number of printed problems of one sheet. */
const SHOWN_PROBLEMS = 5;

/**
 * Reads the build in `folder`. It has files, an `mf-manifest.json`, and a `remote.json` with name, mounts
 * and entries. The version comes from the manifest. Wraps the style sheets in the
 * screen layer, and joins the licence files.
 */
export async function readThirdPartyBuild(
  folder: string,
  releasesOf: (name: string) => Promise<readonly Release[]>,
): Promise<FinishedBuild> {
  const remote = await readDocument(folder, DECLARATION, Remote);
  const manifest = await readDocument(folder, MANIFEST, MfManifest);
  const build = await readFiles(folder, (path) => isServed(path) || isLicenceFile(path));
  // The build would replace a remote of this repository.
  const { name } = remote;
  const isTaken = name === 'shell' || (await releasesOf(name)).some(({ imported }) => !imported);
  const exposes = exposesOf(remote).map(({ name }) => name);
  const screens = screensOf(exposes, manifest);
  const { files, unused } = withoutUnused(withOneLicenceFile(build.files), screens);
  const layered = wrapStyles(files);
  return {
    release: {
      ...remote,
      kind: 'remote',
      version: manifest.metaData.buildInfo.buildVersion,
      entry: entryOf(manifest),
      initial: { scripts: [], styles: [] },
      screens,
      singletons: singletonsOf(manifest),
      files: await describeFiles(layered.files),
      imported: true,
    },
    files: layered.files,
    problems: [
      ...(isTaken
        ? [`${name} is the name of a release of this repository: choose another one.`]
        : []),
      ...(await problemsOf(manifest, exposes, files, build.files)),
      ...layered.problems,
    ],
    skipped: [...build.skipped, ...unused],
  };
}

/**
 * Returns the files of every screen, badge and contribution. A screen loads all its style sheets at once, because the
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

/** Puts the sheets in the layer of our own remotes. Returns their rules that would affect other screens. */
function wrapStyles(files: Files): { files: Files; problems: string[] } {
  const problems: string[] = [];
  const layered = new Map(files);
  for (const [path, bytes] of files) {
    if (!isStyle(path)) continue;
    try {
      const options = { from: undefined, map: false } as const;
      const { css } = postcss([wrapInLayer('screen')]).process(bytes.toString(), options);
      const found = [...layerProblems(css), ...globalSelectorProblems(css)];
      const more = found.length - SHOWN_PROBLEMS;
      problems.push(...found.slice(0, SHOWN_PROBLEMS).map((problem) => `${path}: ${problem}`));
      if (more > 0) problems.push(`${path}: and ${more} more.`);
      layered.set(path, Buffer.from(css));
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { reason, line } = error;
      problems.push(`${path} is not a valid style sheet: ${reason} in line ${line}.`);
    }
  }
  return { files: layered, problems };
}

/** Drops style sheets of no screen: their `link` would have no hash. */
function withoutUnused(files: Files, screens: Release['screens']) {
  const used = new Set(Object.values(screens).flatMap(({ styles }) => styles));
  const unused = [...files.keys()].filter((path) => isStyle(path) && !used.has(path));
  return { files: new Map([...files].filter(([path]) => !unused.includes(path))), unused };
}
