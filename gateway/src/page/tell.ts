import type { Composition } from '@foyer/shared/contracts/composition';
import { laterMap } from '@foyer/shared/contracts/details';
import { folded } from '@foyer/shared/contracts/folded';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import { releaseBase } from '@foyer/shared/contracts/release';
import { type Resolution, toldHashes } from '../composition/resolution.ts';
import type { DetailsLink } from './details.ts';
import { inlineJson } from './escape.ts';
import type { Shown } from './shown.ts';

/** What a page says of its composition. */
export type Told = {
  composition: Omit<Composition, 'mounts'> & { mounts: ReturnType<typeof folded> };
  /** The text of its import map. */
  importMap: string;
  /** Those of the import map that it adds itself once it has the details. */
  laterMaps: string[];
};

/** The addresses of the scripts that a page of this shell begins with. */
export const startScripts = ({ name, version, initial, entry }: PageRelease): string[] =>
  [...initial.scripts, entry].map((path) => releaseBase(name, version) + path);

/**
 * The whole of a composition; for a page with `details` the mounts, and the remote of what is `shown`, which it
 * can load and fall back with at once. The hashes of all others would be most of such a page.
 */
export function tell(
  { composition, shell, releases }: Resolution,
  shown: Shown,
  details: DetailsLink | undefined,
): Told {
  if (!details) return { composition, importMap: importMapOf(toldHashes(releases)), laterMaps: [] };
  const remote = shown.mount?.remote;
  const isHere = ({ name }: { name: string }) => name === remote;
  const isLater = (release: { name: string }) => release !== shell && !isHere(release);
  return {
    composition: {
      ...composition,
      remotes: composition.remotes.filter(isHere),
      // What they ask beside their code stands in the page by itself.
      mounts: folded(composition.mounts.map(({ asks, ...mount }) => mount)),
      ...(shown.part !== 'dashboard' && { header: [], menu: [] }),
      details,
    },
    importMap: importMapOf(toldHashes(releases.filter((release) => !isLater(release)))),
    laterMaps: [laterMap(startScripts(shell)[0] ?? '', toldHashes(releases.filter(isLater)))],
  };
}

const importMapOf = (integrity: Record<string, string>) => inlineJson({ integrity });
