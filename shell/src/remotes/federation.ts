import type { RemoteSource } from '@foyer/shared/contracts/composition';
import type { Ground } from './load-ladder.ts';

/** Limit of one look past the cache; in milliseconds. */
const REFETCH_LIMIT = 3_000;

/** What a remote's entry exports: the bundler's federation container (federation.ts at the root). */
type Container = {
  init(shareScope: unknown): Promise<void> | undefined;
  get(expose: string): Promise<() => unknown>;
};

// The bundler's own names for the singletons that this build provides.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const containers = new Map<string, Container>();

/** The container of one release: another release is another address and another container. */
async function containerOf({ entry }: RemoteSource): Promise<Container> {
  const known = containers.get(entry);
  if (known) return known;
  await __webpack_init_sharing__('default');
  const { href } = new URL(entry, location.origin);
  const container: Container = await import(/* webpackIgnore: true */ href);
  await container.init(__webpack_share_scopes__.default);
  containers.set(entry, container);
  return container;
}

function integrities(): Record<string, string> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  return (map && (JSON.parse(map) as { integrity?: Record<string, string> }).integrity) || {};
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

/** The real page under the ladder of `load-ladder.ts`. */
export const federationGround: Ground = {
  async importExpose(source, expose) {
    const factory = await (await containerOf(source)).get(`./${expose}`);
    return factory();
  },

  async refetch(source, screen) {
    const files = source.screens[screen];
    const all = [source.entry, ...(files?.scripts ?? []), ...(files?.styles ?? [])];
    return (await Promise.all(all.map(answersAsItself))).every(Boolean);
  },

  applyStyles(source, screen, applied) {
    const styles = source.screens[screen]?.styles ?? [];
    const files = new Set(styles.map((path) => new URL(path, location.origin).href));
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      // Never taken away: the bundler asks for a stylesheet that came only once.
      if (files.has(link.href)) link.media = applied ? '' : 'not all';
    }
  },
};
