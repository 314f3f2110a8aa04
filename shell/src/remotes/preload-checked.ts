import type { RemoteSource } from '@foyer/shared/contracts/composition';

/** Scripts that came as they should, or are on their way. */
const coming = new Map<string, Promise<void>>();

function preload(path: string, integrity: string, needed: boolean): Promise<void> {
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      coming.delete(path);
      link.remove();
      // In the words of an import that failed, which this stands for.
      reject(new TypeError(`error loading dynamically imported module: ${path}`));
    };
  });
  loaded.catch(() => undefined);
  Object.assign(link, { rel: 'modulepreload', integrity, crossOrigin: 'anonymous' });
  link.fetchPriority = needed ? 'high' : 'low';
  link.href = path;
  coming.set(path, loaded);
  document.head.append(link);
  return loaded;
}

/** What a browser has loaded by such a link is what it imports: the hash was compared then. */
const CAN_PRELOAD = document.createElement('link').relList.supports('modulepreload');

/**
 * Loads a release's scripts by their hashes, those of a screen first, and waits for these: where no import
 * map knows them, so that whatever the release imports later is there, or on its way.
 */
export async function preloadChecked(
  source: RemoteSource,
  screen: string,
  integrities: Record<string, string>,
): Promise<void> {
  const [base] = /^\/-\/releases\/[^/]+\/[^/]+\//.exec(source.entry) ?? [];
  // What a developer's own server sends has no hashes.
  if (!base || !CAN_PRELOAD) return;
  const needed = [source.entry, ...(source.screens[screen]?.scripts ?? [])];
  const hashes = Object.entries(integrities).filter(
    ([path]) => path.startsWith(base) && !path.endsWith('.css'),
  );
  const isNeeded = (path: string) => needed.includes(path);
  const first = hashes.toSorted(([one], [other]) => +isNeeded(other) - +isNeeded(one));
  const loading = first.map(
    ([path, integrity]) =>
      [path, coming.get(path) ?? preload(path, integrity, isNeeded(path))] as const,
  );
  await Promise.all(loading.map(([path, loaded]) => isNeeded(path) && loaded));
}
