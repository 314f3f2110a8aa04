import { inlinedHashesOf, type Resolution } from '@foyer/releases/composition';
import { additionalImportMap, type PageRelease, releaseBase } from '@foyer/releases/contracts';
import type { MatchedRoute } from '@foyer/shared/addresses/site.ts';
import { toColumns } from '@foyer/shared/contracts/columnar.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { chunkFiles, startScripts } from './file-links.ts';
import { inlineJson } from './inline-json.ts';
import { INLINE_SCRIPTS } from './inline-script.ts';

/** Address and hash of the integrity manifest of a composition. */
export type IntegrityManifestLink = NonNullable<Composition['integrity_manifest']>;

/** The part of a composition that a page contains. */
export type PageComposition = {
  composition: Omit<Composition, 'mounts'> & { mounts: ReturnType<typeof toColumns> };
  /** Text of the page's import map. */
  importMap: string;
  /** Text of the import map that the page adds after its integrity manifest. */
  lazyImportMap?: string;
};

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
  if (!integrityManifest) return { composition, importMap: importMapOf(releases, shell) };
  const remote = matchedRoute.mount?.remote;
  const lazy = releases.filter((release) => release !== shell && release.name !== remote);
  const start = releases.filter((release) => !lazy.includes(release));
  return {
    composition: {
      ...composition,
      remotes: composition.remotes.filter(({ name }) => name === remote),
      // The page has its preloaded queries in an element of their own.
      mounts: toColumns(composition.mounts.map(({ preloadedQueries: _, ...mount }) => mount)),
      ...(matchedRoute.chunk !== 'dashboard' && { header: [], menu: [] }),
      integrity_manifest: integrityManifest,
    },
    importMap: importMapOf(start, shell),
    lazyImportMap: additionalImportMap(startScripts(shell)[0] ?? '', inlinedHashesOf(lazy)),
  };
}

/** Returns the import map with the hashes of all scripts that the page can load. */
function importMapOf(releases: readonly PageRelease[], shell: PageRelease): string {
  const integrity = inlinedHashesOf(releases);
  for (const path of Object.values(INLINE_SCRIPTS).flatMap((name) => chunkFiles(shell, name)))
    delete integrity[releaseBase(shell.name, shell.version) + path];
  return inlineJson({ integrity });
}
