import type { RemoteSource } from '@foyer/shared/contracts/composition';
import { page } from '@foyer/shared/runtime';
import { integrities } from './integrity.ts';
import type { Ground } from './load-ladder.ts';
import { applyStyles, bringStyles } from './styles.ts';

/** Shared modules by name, each by its versions. */
type ShareScope = Record<string, Record<string, object>>;

/** What a remote's entry exports: a container of Module Federation, whoever built it. */
type Container = {
  init(shareScope: ShareScope): Promise<void> | undefined;
  get(expose: string): Promise<() => unknown>;
};

// The bundler's own names for the singletons that this build provides.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Limit of one look past the cache; in milliseconds. */
const REFETCH_LIMIT = 3_000;

const containers = new Map<string, Promise<Container>>();

function mapped<From, To>(values: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/**
 * The singletons, for one container: what it adds is its own affair. They count as loaded, which no
 * other version may displace, or a remote that brings a newer React would have two in the page.
 */
function singletons(): ShareScope {
  return mapped(__webpack_share_scopes__.default, (versions) =>
    mapped(versions, (shared) => ({ ...shared, loaded: 1 })),
  );
}

async function start(entry: string): Promise<Container> {
  await __webpack_init_sharing__('default');
  const { href } = new URL(entry, location.origin);
  const container: Container = await import(/* webpackIgnore: true */ href);
  await container.init(singletons());
  return container;
}

/** The container of one release, started once; another release is another address and container. */
function containerOf({ entry }: RemoteSource): Promise<Container> {
  const known = containers.get(entry);
  if (known) return known;
  const container = start(entry);
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  return container;
}

async function answersAsItself(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      cache: 'reload',
      integrity: integrities()[path] ?? '',
      signal: AbortSignal.timeout(REFETCH_LIMIT),
    });
    const type = response.headers.get('Content-Type') ?? '';
    // A captive portal answers everything with its own page.
    return response.ok && /javascript|css/.test(type);
  } catch {
    return false;
  }
}

const stylesOf = ({ screens }: RemoteSource, expose: string) => screens[expose]?.styles ?? [];

/** The real page under the ladder of `load-ladder.ts`. */
export const federationGround: Ground = {
  async detailsOf(remote) {
    const { details, remotes } = page.composition;
    if (!details || remotes.some(({ name }) => name === remote)) return;
    const { bringDetails } = await import(/* webpackChunkName: "details" */ './details.ts');
    await bringDetails(details, federationGround, integrities);
  },

  async importExpose(source, expose) {
    const [container] = await Promise.all([
      containerOf(source),
      bringStyles(stylesOf(source, expose)),
    ]);
    return (await container.get(`./${expose}`))();
  },

  async refetch(source, screen) {
    const scripts = source.screens[screen]?.scripts ?? [];
    const all = [source.entry, ...scripts, ...stylesOf(source, screen)];
    return (await Promise.all(all.map(answersAsItself))).every(Boolean);
  },

  applyStyles(source, screen, applied) {
    applyStyles(stylesOf(source, screen), applied);
  },
};
