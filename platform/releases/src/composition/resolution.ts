import { isScript, isStyle } from '@foyer/common/media-type';
import { siteOf } from '@foyer/shared/addresses/site.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { PageRelease } from '../contracts/offline-bundle.ts';
import { releaseBase } from '../contracts/release.ts';

/** A composition and everything needed to render its page. */
export type Resolution = ReturnType<typeof resolutionOf>;

/** Creates the resolution of a composition from its releases, the shell first. */
export function resolutionOf(
  composition: Composition,
  releases: readonly [PageRelease, ...PageRelease[]],
) {
  const [shell] = releases;
  return {
    composition,
    /** The pages at every address of the composition. */
    site: siteOf(composition),
    shell,
    /** All releases in use: the shell, then each remote's in order of preference. */
    releases: releases as readonly PageRelease[],
    /** Returns the `integrity` of a file of the composition by its URL path. */
    integrity(path: string): string | undefined {
      const release = releases.find((one) => path.startsWith(baseOf(one)));
      return release?.files[path.slice(baseOf(release).length)]?.integrity;
    },
  };
}

const baseOf = ({ name, version }: PageRelease) => releaseBase(name, version);

/**
 * Returns the hashes that pages need, by URL path. These are all scripts, and the style sheets of
 * imported remotes, which no entry verifies.
 */
export function inlinedHashesOf(releases: readonly PageRelease[]): Record<string, string> {
  const hashes = releases.flatMap((release) =>
    Object.entries(release.files)
      .filter(([path]) => isScript(path) || (release.imported === true && isStyle(path)))
      .map(([path, { integrity }]) => [baseOf(release) + path, integrity]),
  );
  return Object.fromEntries(hashes);
}
