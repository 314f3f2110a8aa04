import { watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Editors write a file in several steps; what follows waits for the last one. */
const SETTLE_MS = 200;
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** What came in one go, after which it was still for a moment. */
export function settling<Value>(then: (values: Set<Value>) => void): (value: Value) => void {
  let values = new Set<Value>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    values.add(value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = values;
      values = new Set();
      then(now);
    }, SETTLE_MS);
  };
}

/** Tells which files of a package were saved: its own and those of its `src`; no tests of them. */
export function watchPackage(folder: string, saved: (paths: Set<string>) => void): void {
  const settled = settling(saved);
  const tell = (path: string) => {
    const isLeftOut = LEFT_OUT.has(path.split(sep, 1)[0] ?? '') || /\.test\.tsx?$/.test(path);
    if (!isLeftOut) settled(path);
  };
  watch(folder, (_, file) => file && tell(file));
  watchFolder(join(folder, 'src'), (file) => tell(join('src', file)));
}

/** Tells that something in a folder, or in one below it, was saved; nothing of one that is not there. */
export function watchFolder(folder: string, saved: (path: string) => void): void {
  try {
    watch(folder, { recursive: true }, (_, file) => file && saved(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
