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

/** Collects values and passes them on together after a pause. */
export function debouncedBatch<Value>(
  onBatch: (values: Set<Value>) => void,
  delayMs = DEBOUNCE_MS,
): (value: Value) => void {
  let values = new Set<Value>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    values.add(value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batch = values;
      values = new Set();
      onBatch(batch);
    }, delayMs);
  };
}

/** Reports the saved files in a package's folder and its `src`, without tests and builds. */
export function watchPackage(folder: string, saved: (paths: Set<string>) => void): void {
  const addSaved = debouncedBatch(saved);
  const report = (path: string) => {
    const isIgnored =
      path.split(sep).some((part) => IGNORED.has(part)) || /\.test\.tsx?$/.test(path);
    if (!isIgnored) addSaved(path);
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
