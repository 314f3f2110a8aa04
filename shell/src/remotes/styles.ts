import { integrities } from './integrity.ts';

const brought = new Map<string, Promise<void>>();

function hrefOf(path: string): string {
  return new URL(path, location.origin).href;
}

function bring(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      brought.delete(href);
      link.remove();
      reject(new Error(`${href} did not load`));
    };
  });
  brought.set(href, coming);
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
  document.body.append(link);
  return coming;
}

/**
 * Brings the sheets of an adopted release, whose own loader knows no hash and would take any bytes:
 * it asks for none that stands in the page under its whole address. Our builds bring theirs.
 */
export async function bringStyles(paths: readonly string[]): Promise<void> {
  const known = integrities();
  await Promise.all(
    paths.map((path) => {
      const href = hrefOf(path);
      const integrity = known[path];
      return integrity && (brought.get(href) ?? bring(href, integrity));
    }),
  );
}

/** Puts the sheets that came into force, or out of it. */
export function applyStyles(paths: readonly string[], applied: boolean): void {
  const files = new Set(paths.map(hrefOf));
  const media = applied ? '' : 'not all';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Never taken away: a bundler asks for a stylesheet that came only once. Never written again: a
    // browser would look at the whole page anew.
    if (files.has(link.href) && link.media !== media) link.media = media;
  }
}
