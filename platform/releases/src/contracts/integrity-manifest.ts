import type { Composition } from '@foyer/shared/contracts/composition.ts';

/**
 * The part of a composition that a page loads after its first screen: every remote, the header and
 * menu entries, and the hash of each file by URL path. The page verifies the manifest by the hash in
 * `Composition.integrity_manifest` and trusts its content.
 */
export type IntegrityManifest = Pick<Composition, 'remotes' | 'header' | 'menu'> & {
  integrity: Record<string, string>;
};

/** Module specifier of the additional import map: it resolves only in browsers that apply the map. */
export const IMPORT_MAP_PROBE = 'foyer-import-map-probe';

/** Returns the text of the additional import map, whose hash is in the page's policy. */
export function additionalImportMap(script: string, integrity: Record<string, string>): string {
  return JSON.stringify({ imports: { [IMPORT_MAP_PROBE]: script }, integrity });
}
