import type { RemoteSource } from '@foyer/shared/contracts/composition.ts';
import { page } from '@foyer/shared/runtime';
import { integrities } from './integrity.ts';
import { applyStyles, loadStyles } from './styles.ts';

/** Shared modules by name and version. */
type ShareScope = Record<string, Record<string, object>>;

/** Module Federation container that a remote's entry exports, whichever tool built it. */
type Container = {
  init(shareScope: ShareScope): Promise<void> | undefined;
  get(expose: string): Promise<() => unknown>;
};

// The bundler's globals for the singletons that this build provides.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Time limit of one uncached request, in milliseconds. */
const REFETCH_TIMEOUT_MS = 3_000;

const containers = new Map<string, Promise<Container>>();

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/**
 * Copies the singletons for one container, so that it cannot change them for others. Marked as
 * loaded, so that a newer version in a remote cannot replace them and put two Reacts in the page.
 */
function singletons(): ShareScope {
  return mapValues(__webpack_share_scopes__.default, (versions) =>
    mapValues(versions, (shared) => ({ ...shared, loaded: 1 })),
  );
}

async function startContainer(entry: string): Promise<Container> {
  await __webpack_init_sharing__('default');
  const { href } = new URL(entry, location.origin);
  const container: Container = await import(/* webpackIgnore: true */ href);
  await container.init(singletons());
  return container;
}

/** Returns the container of a release, started once. Each release has its own entry address. */
function containerOf({ entry }: RemoteSource): Promise<Container> {
  const known = containers.get(entry);
  if (known) return known;
  const container = startContainer(entry);
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  return container;
}

async function isServedIntact(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      cache: 'reload',
      integrity: integrities()[path] ?? '',
      signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS),
    });
    const type = response.headers.get('Content-Type') ?? '';
    // A captive portal answers all requests with its own page.
    return response.ok && /javascript|css/.test(type);
  } catch {
    return false;
  }
}

const stylesOf = ({ screens }: RemoteSource, expose: string) => screens[expose]?.styles ?? [];

export type LoaderDeps = typeof federationDeps;

/** Page operations of `fallback-chain.ts`, which is tested without a page. */
export const federationDeps = {
  /** Fetches the integrity manifest, unless the page already knows this remote's releases. */
  async ensureManifest(remote?: string): Promise<void> {
    const { integrity_manifest: manifest, remotes } = page.composition;
    if (!manifest || remotes.some(({ name }) => name === remote)) return;
    const { fetchIntegrityManifest } = await import(
      /* webpackChunkName: "integrity-manifest" */ './integrity-manifest.ts'
    );
    await fetchIntegrityManifest(manifest, federationDeps, integrities);
  },

  /** Imports a module that the release exposes. Screens are exposed by their name. */
  async importExpose(source: RemoteSource, expose: string): Promise<unknown> {
    const [container] = await Promise.all([
      containerOf(source),
      loadStyles(stylesOf(source, expose)),
    ]);
    return (await container.get(`./${expose}`))();
  },

  /** Fetches the screen's files without the HTTP cache. True if all arrive intact. */
  async refetch(source: RemoteSource, screen: string): Promise<boolean> {
    const scripts = source.screens[screen]?.scripts ?? [];
    const all = [source.entry, ...scripts, ...stylesOf(source, screen)];
    return (await Promise.all(all.map(isServedIntact))).every(Boolean);
  },

  /** Enables or disables a screen's stylesheets of this release. */
  applyStyles(source: RemoteSource, screen: string, applied: boolean): void {
    applyStyles(stylesOf(source, screen), applied);
  },
};
