/** Makes a release of a remote that a third party built with any tool. */

import { isStyle } from '@foyer/common/media-type';
import type { Release } from '@foyer/releases/contracts';
import type { FinishedBuild } from '@foyer/releases/publish';
import { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { Remote } from '@foyer/shared/contracts/remote.ts';
import postcss, { CssSyntaxError } from 'postcss';
import { exposesOf } from '../federation/declared-release.ts';
import { assetsOf, describeFiles, MANIFEST } from '../federation/release-files.ts';
import { globalSelectorProblems, layerProblems } from '../layers/check-layers.ts';
import { wrapInLayer } from '../layers/wrap-in-layer.ts';
import { type Files, readDocument, readFiles } from './build-folder.ts';
import { entryOf, problemsOf, singletonsOf } from './third-party-problems.ts';

/** The declaration of a third-party remote, in place of a `remote.ts`. */
export const DECLARATION = 'remote.json';

/** The largest number of printed problems of one sheet. */
const SHOWN_PROBLEMS = 5;

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
  const exposes = exposesOf(remote).map(({ name }) => name);
  const screens = screensOf(exposes, manifest);
  const { files, unused } = withoutUnused(build.files, screens);
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
      ...(await nameProblems(remote.name, releasesOf)),
      ...(await problemsOf(manifest, exposes, files, build.files)),
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

/** Returns the sheet in the layer of our own remotes, and its rules that would affect other screens. */
function wrapInScreenLayer(path: string, css: string): { css: string; problems: string[] } {
  try {
    const options = { from: undefined, map: false } as const;
    const layered = postcss([wrapInLayer('screen')]).process(css, options).css;
    const problems = [...layerProblems(layered), ...globalSelectorProblems(layered)];
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `${path}: ${problem}`);
    const more = problems.length - shown.length;
    return { css: layered, problems: more > 0 ? [...shown, `${path}: and ${more} more.`] : shown };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line } = error;
    return { css, problems: [`${path} is not a valid style sheet: ${reason} in line ${line}.`] };
  }
}

/** Drops style sheets of no screen: their `link` would have no hash. */
function withoutUnused(files: Files, screens: Release['screens']) {
  const used = new Set(Object.values(screens).flatMap(({ styles }) => styles));
  const unused = [...files.keys()].filter((path) => isStyle(path) && !used.has(path));
  return { files: new Map([...files].filter(([path]) => !unused.includes(path))), unused };
}
