/** Which files of a build from elsewhere its release holds. */
import { isStyle } from '../../gateway/src/http/media-type.ts';
import type { MfManifest } from '../../shared/src/contracts/mf-manifest.ts';
import { type Release, ReleasePath } from '../../shared/src/contracts/release.ts';
import { assetsOf } from '../manifest.ts';
import { isServed } from '../served.ts';
import type { Files } from './folder.ts';

/** A sheet that the manifest gives to no screen would come without a hash: it does not come at all. */
export function withoutUnused(files: Files, screens: Release['screens']) {
  const used = new Set(Object.values(screens).flatMap(({ styles }) => styles));
  const unused = [...files.keys()].filter((path) => isStyle(path) && !used.has(path));
  return { files: new Map([...files].filter(([path]) => !unused.includes(path))), unused };
}

/** Screens and badges that the build does not have. */
export function missingExposes(names: readonly string[], manifest: MfManifest): string[] {
  return names
    .filter((name) => !assetsOf(manifest, name))
    .map((name) => `The manifest exposes no "./${name}".`);
}

/** What the manifest names and the release would lack. */
export function missingFiles({ exposes }: MfManifest, files: Files): string[] {
  const named = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  return [...new Set(named)]
    .filter((path) => !files.has(path))
    .map((path) =>
      isServed(path)
        ? `${path}, which the manifest names, is not in the build.`
        : `${path}, which the manifest names, is of a kind that no release holds.`,
    );
}

/** Names that no file of a release can have. */
export function fileNameProblems(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => !ReleasePath.safeParse(path).success)
    .map(
      (path) =>
        `${JSON.stringify(path)} is no name for a file of a release: letters, digits and ._@~+- are, without a dot at the beginning.`,
    );
}
