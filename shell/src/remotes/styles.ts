import { integrities } from './integrity.ts';

const loads = new Map<string, Promise<void>>();

function hrefOf(path: string): string {
  return new URL(path, location.origin).href;
}

function loadStyle(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      loads.delete(href);
      link.remove();
      reject(new Error(`${href} did not load`));
    };
  });
  loads.set(href, loading);
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
  document.body.append(link);
  return loading;
}

/**
 * Loads the stylesheets of an imported release with their hashes. Its own loader does not check them,
 * and skips sheets already in the page. Builds of this repository load theirs.
 */
export async function loadStyles(paths: readonly string[]): Promise<void> {
  const known = integrities();
  await Promise.all(
    paths.map((path) => {
      const href = hrefOf(path);
      const integrity = known[path];
      return integrity && (loads.get(href) ?? loadStyle(href, integrity));
    }),
  );
}

/** Enables or disables loaded stylesheets. */
export function applyStyles(paths: readonly string[], applied: boolean): void {
  const files = new Set(paths.map(hrefOf));
  const media = applied ? '' : 'not all';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Never removed, because a bundler requests a stylesheet only once. Written only on change, because
    // every write makes the browser recalculate all styles.
    if (files.has(link.href) && link.media !== media) link.media = media;
  }
}
