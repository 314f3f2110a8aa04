import { type IntegrityManifest, integrityOf } from '@foyer/releases/contracts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { page } from '@foyer/shared/runtime';
import type { LoaderDeps } from './fallback-chain.ts';
import { addImportMap } from './import-map.ts';
import type { integrities } from './integrity.ts';
import { preloadWithIntegrity } from './preload-with-integrity.ts';

/** Time limit for the manifest request, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Reports that the gateway no longer has this manifest: only a new document has another. */
class OutdatedManifest extends Error {
  override readonly name = 'OutdatedManifest';
}

/** Compares the hash. `fetch` with `integrity` could not tell a 404 from changed content. */
async function hasIntegrity(text: string, integrity: string): Promise<boolean> {
  // Over plain http to a remote host, `crypto.subtle` is missing and the page itself is not trusted.
  if (!globalThis.isSecureContext) return true;
  return integrity === (await integrityOf(text));
}

let pending: Promise<void> | undefined;

/**
 * Fetches the integrity manifest and adds its releases and entries to the page's composition. After
 * that, every file of these releases is checked against its hash: by an import map, or by preloads
 * before each import. `hashes` returns the hashes that the page already knows; it is a parameter
 * because an import would make the bundler split the start code.
 */
export function fetchIntegrityManifest(
  link: NonNullable<Composition['integrity_manifest']>,
  deps: LoaderDeps,
  hashes: typeof integrities,
): Promise<void> {
  pending ??= fetchAndApply(link, deps, hashes).catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchAndApply(
  ...[{ href, integrity }, deps, hashes]: Parameters<typeof fetchIntegrityManifest>
): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) throw new OutdatedManifest(href);
  const text = await response.text();
  if (!(await hasIntegrity(text, integrity)))
    throw new Error(`${href} does not match the integrity in the page`);
  const manifest: IntegrityManifest = JSON.parse(text);
  const known = hashes();
  const added = Object.entries(manifest.integrity).filter(([path]) => !Object.hasOwn(known, path));
  const isMapped = await addImportMap(Object.fromEntries(added));
  if (!isMapped) deps.importExpose = withIntegrityCheck(deps.importExpose, hashes);
  // Changed in place, because other modules hold references to these lists.
  const { remotes, header, menu } = page.composition;
  const names = new Set(remotes.map(({ name }) => name));
  remotes.push(...manifest.remotes.filter(({ name }) => !names.has(name)));
  header.splice(0, header.length, ...manifest.header);
  menu.splice(0, menu.length, ...manifest.menu);
}

/** Wraps `importExpose` so that scripts are loaded with their hashes first. */
function withIntegrityCheck(
  importExpose: LoaderDeps['importExpose'],
  hashes: typeof integrities,
): LoaderDeps['importExpose'] {
  return async (source, expose) => {
    await preloadWithIntegrity(source, expose, hashes());
    return importExpose(source, expose);
  };
}
