import {
  additionalImportMap,
  IMPORT_MAP_PROBE,
  type IntegrityManifest,
  integrityOf,
} from '@foyer/releases/contracts';
import type { Composition, RemoteSource } from '@foyer/shared/contracts/composition.ts';
import { page } from '@foyer/shared/runtime';
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
export function fetchIntegrityManifest(...args: Parameters<typeof fetchAndApply>): Promise<void> {
  pending ??= fetchAndApply(...args).catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchAndApply(
  { href, integrity }: NonNullable<Composition['integrity_manifest']>,
  deps: { importExpose(source: RemoteSource, expose: string): Promise<unknown> },
  hashes: typeof integrities,
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
  const { importExpose } = deps;
  if (!isMapped)
    deps.importExpose = async (source, expose) => {
      await preloadWithIntegrity(source, expose, hashes());
      return importExpose(source, expose);
    };
  // Changed in place, because other modules hold references to these lists.
  const { remotes, header, menu } = page.composition;
  const names = new Set(remotes.map(({ name }) => name));
  remotes.push(...manifest.remotes.filter(({ name }) => !names.has(name)));
  header.splice(0, header.length, ...manifest.header);
  menu.splice(0, menu.length, ...manifest.menu);
}

/** Selects the shell's start script. A page may contain third-party scripts before it. */
const OWN_SCRIPT = 'script[type=module][src^="/-/releases/"]';

type Policy = { createScript(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

// The page's policy allows only one script text, by its hash.
const rules: Policy = { createScript: (text) => text };
const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('foyer#map', rules) ??
  rules;

/**
 * Adds a second import map with hashes. Resolves to false if the browser supports only one map:
 * Firefox, Chromium before 133 and Safari before 18.4.
 */
async function addImportMap(integrity: Record<string, string>): Promise<boolean> {
  const startScript = document.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? '';
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = policy.createScript(additionalImportMap(startScript, integrity));
  document.head.append(script);
  const resolved = import(/* webpackIgnore: true */ IMPORT_MAP_PROBE);
  return resolved.then(
    () => true,
    () => false,
  );
}
