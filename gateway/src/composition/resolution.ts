import { type Site, siteOf } from '@foyer/shared/addresses/site';
import type { Composition } from '@foyer/shared/contracts/composition';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import { releaseBase } from '@foyer/shared/contracts/release';
import { isScript, isStyle } from '../http/media-type.ts';
import { oncePer } from './once-per.ts';

/** A composition with what must be known to write its page. */
export type Resolution = {
  composition: Composition;
  /** What is at every address of it. */
  site: Site;
  shell: PageRelease;
  /** All that are used: the shell, then those of each remote, the one to run first. */
  releases: readonly PageRelease[];
  /** The `integrity` of a file of the composition, by its URL path. */
  integrity(path: string): string | undefined;
};

/** What a composition and the releases it uses, the shell first, mean for its pages. */
export function resolutionOf(
  composition: Composition,
  releases: readonly [PageRelease, ...PageRelease[]],
): Resolution {
  const [shell] = releases;
  return {
    composition,
    site: siteOf(composition),
    shell,
    releases,
    integrity(path) {
      const release = releases.find((one) => hashesOf(one).has(path));
      return release && hashesOf(release).get(path);
    },
  };
}

/**
 * The hashes of releases that pages are told, by URL path: of all scripts, and of style sheets that no
 * entry vouches for.
 */
export function toldHashes(releases: readonly PageRelease[]): Record<string, string> {
  return Object.fromEntries(releases.flatMap(toldHashesOf));
}

type Hash = readonly [path: string, integrity: string];

const hashesOf = oncePer(
  ({ name, version, files }: PageRelease) =>
    new Map(
      Object.entries(files).map(
        ([path, file]): Hash => [releaseBase(name, version) + path, file.integrity],
      ),
    ),
);
const toldHashesOf = oncePer((release: PageRelease): Hash[] =>
  [...hashesOf(release)].filter(
    ([path]) => isScript(path) || (release.adopted === true && isStyle(path)),
  ),
);
