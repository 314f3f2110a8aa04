/**
 * Watches the sources for what the dev server does with a saved file: it starts dev servers, reads
 * declarations again and checks builds. The hot update of an open page is Rsbuild's.
 */
import { watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Debounce delay, because editors write a file in several steps. */
const DEBOUNCE_MS = 200;
/** Folders that are ignored at any depth. */
const IGNORED = new Set(['node_modules', 'dist']);

/** Returns a function that calls `run` after a pause in its own calls. */
export function debounced(run: () => void, delayMs = DEBOUNCE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
}

/** Reports each saved file in a package's folder and its `src`, without tests and builds. */
export function watchPackage(folder: string, saved: (path: string) => void): void {
  const report = (path: string) => {
    const isIgnored =
      path.split(sep).some((part) => IGNORED.has(part)) || /\.test\.tsx?$/.test(path);
    if (!isIgnored) saved(path);
  };
  watch(folder, (_, file) => file && report(file));
  watchFolder(join(folder, 'src'), (file) => report(join('src', file)));
}

/** Reports each saved file in a folder and below; a missing folder reports nothing. */
export function watchFolder(folder: string, saved: (path: string) => void): void {
  try {
    watch(folder, { recursive: true }, (_, file) => file && saved(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
