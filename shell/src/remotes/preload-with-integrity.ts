import type { RemoteSource } from '@foyer/shared/contracts/composition.ts';

/** Pending and completed preloads, by path. */
const preloads = new Map<string, Promise<void>>();

function preload(path: string, integrity: string, isUrgent: boolean): Promise<void> {
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      preloads.delete(path);
      link.remove();
      // Uses the message of a failed import, which this replaces.
      reject(new TypeError(`error loading dynamically imported module: ${path}`));
    };
  });
  loaded.catch(() => undefined);
  Object.assign(link, { rel: 'modulepreload', integrity, crossOrigin: 'anonymous' });
  link.fetchPriority = isUrgent ? 'high' : 'low';
  link.href = path;
  preloads.set(path, loaded);
  document.head.append(link);
  return loaded;
}

/** Browsers with `modulepreload` import the preloaded script, whose hash was already checked. */
const CAN_PRELOAD = document.createElement('link').relList.supports('modulepreload');

/**
 * Preloads a release's scripts with their hashes and waits for those of the screen. Used where no
 * import map has the hashes, so that later imports of the release use checked scripts.
 */
export async function preloadWithIntegrity(
  source: RemoteSource,
  screen: string,
  integrities: Record<string, string>,
): Promise<void> {
  const [base] = /^\/-\/releases\/[^/]+\/[^/]+\//.exec(source.entry) ?? [];
  // Files of a development server have no hashes.
  if (!base || !CAN_PRELOAD) return;
  const needed = [source.entry, ...(source.screens[screen]?.scripts ?? [])];
  const hashes = Object.entries(integrities).filter(
    ([path]) => path.startsWith(base) && !path.endsWith('.css'),
  );
  const isNeeded = (path: string) => needed.includes(path);
  const sorted = hashes.toSorted(([one], [other]) => +isNeeded(other) - +isNeeded(one));
  const loading = sorted.map(
    ([path, integrity]) =>
      [path, preloads.get(path) ?? preload(path, integrity, isNeeded(path))] as const,
  );
  await Promise.all(loading.map(([path, loaded]) => isNeeded(path) && loaded));
}
