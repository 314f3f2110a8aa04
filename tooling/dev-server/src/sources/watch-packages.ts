import { watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Debounce delay, because editors write a file in several steps. */
const DEBOUNCE_MS = 200;
const IGNORED = new Set(['node_modules', 'dist']);

/** Collects values and passes them on together after a pause. */
export function debouncedBatch<Value>(
  onBatch: (values: Set<Value>) => void,
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
    }, DEBOUNCE_MS);
  };
}

/** Reports the saved files in a package's folder and its `src`, without tests. */
export function watchPackage(folder: string, saved: (paths: Set<string>) => void): void {
  const addSaved = debouncedBatch(saved);
  const report = (path: string) => {
    const isIgnored = IGNORED.has(path.split(sep, 1)[0] ?? '') || /\.test\.tsx?$/.test(path);
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
