import { inlinedHashesOf, type Resolution } from '@foyer/releases/composition';
import type { PageRelease } from '@foyer/releases/contracts';
import { additionalImportMap, releaseBase } from '@foyer/releases/contracts';
import { toColumns } from '@foyer/shared/contracts/columnar.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { inlineJson } from './escape.ts';
import type { IntegrityManifestLink } from './integrity-manifest.ts';
import type { MatchedRoute } from './matched-route.ts';

/** The part of a composition that a page contains. */
export type PageComposition = {
  composition: Omit<Composition, 'mounts'> & { mounts: ReturnType<typeof toColumns> };
  /** Text of the page's import map. */
  importMap: string;
  /** Texts of the import maps that the page adds after its integrity manifest. */
  lazyImportMaps: string[];
};

/** Returns the addresses of the initial scripts of this shell. */
export const startScripts = ({ name, version, initial, entry }: PageRelease): string[] =>
  [...initial.scripts, entry].map((path) => releaseBase(name, version) + path);

/**
 * Returns the composition for a page. A page with an integrity manifest gets the mounts and only the
 * remote of its matched route, which it can load and fall back with at once: the hashes of all other
 * remotes would be most of the page.
 */
export function pageCompositionOf(
  { composition, shell, releases }: Resolution,
  matchedRoute: MatchedRoute,
  integrityManifest: IntegrityManifestLink | undefined,
): PageComposition {
  if (!integrityManifest)
    return { composition, importMap: importMapOf(inlinedHashesOf(releases)), lazyImportMaps: [] };
  const remote = matchedRoute.mount?.remote;
  const isMatched = ({ name }: { name: string }) => name === remote;
  const isLazy = (release: { name: string }) => release !== shell && !isMatched(release);
  return {
    composition: {
      ...composition,
      remotes: composition.remotes.filter(isMatched),
      // The page has its preloaded queries in an element of their own.
      mounts: toColumns(composition.mounts.map(({ preloadedQueries: _, ...mount }) => mount)),
      ...(matchedRoute.chunk !== 'dashboard' && { header: [], menu: [] }),
      integrity_manifest: integrityManifest,
    },
    importMap: importMapOf(inlinedHashesOf(releases.filter((release) => !isLazy(release)))),
    lazyImportMaps: [
      additionalImportMap(startScripts(shell)[0] ?? '', inlinedHashesOf(releases.filter(isLazy))),
    ],
  };
}

const importMapOf = (integrity: Record<string, string>) => inlineJson({ integrity });
