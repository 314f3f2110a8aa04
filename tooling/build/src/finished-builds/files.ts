/** Checks the files of a third-party build. */
import { isStyle } from '@foyer/common/media-type';
import { type Release, ReleasePath } from '@foyer/releases/contracts';
import type { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { assetsOf } from '../federation/manifest.ts';
import { isServed } from '../federation/release-files.ts';
import type { Files } from './build-folder.ts';

/** Drops style sheets of no screen: their `link` would have no hash. */
export function withoutUnused(files: Files, screens: Release['screens']) {
  const used = new Set(Object.values(screens).flatMap(({ styles }) => styles));
  const unused = [...files.keys()].filter((path) => isStyle(path) && !used.has(path));
  return { files: new Map([...files].filter(([path]) => !unused.includes(path))), unused };
}

/** Returns the screens and badges that the build does not expose. */
export function missingExposes(names: readonly string[], manifest: MfManifest): string[] {
  return names
    .filter((name) => !assetsOf(manifest, name))
    .map((name) => `The manifest exposes no "./${name}".`);
}

/** Returns the files that the manifest names and the release would lack. */
export function missingFiles({ exposes }: MfManifest, files: Files): string[] {
  const named = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  return [...new Set(named)]
    .filter((path) => !files.has(path))
    .map((path) =>
      isServed(path)
        ? `${path}, which the manifest names, is not in the build.`
        : `${path}, which the manifest names, is of a type that releases do not contain.`,
    );
}

/** Returns the file names that are invalid in a release. */
export function fileNameProblems(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => !ReleasePath.safeParse(path).success)
    .map(
      (path) =>
        `${JSON.stringify(path)} is not a valid file name in a release: use letters, digits and ._@~+-, without a leading dot.`,
    );
}
