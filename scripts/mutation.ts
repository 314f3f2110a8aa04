/**
 * `pnpm mutation FOLDER-OR-FILE…`: changes the code there, one place at a time, and names each change
 * that no test in Node beside it notices. `stryker.config.mjs` says how; options of Stryker are
 * passed on, each in one word (`--concurrency=1`).
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const paths = args.filter((arg) => !arg.startsWith('-'));
if (paths.length === 0) {
  console.error('Name the folders or files to change, such as gateway/src/composition.');
  process.exit(1);
}

const isFolder = (path: string) => statSync(path).isDirectory();
const sources = paths.map((path) => (isFolder(path) ? join(path, '**/*.ts?(x)') : path));
const folders = paths.map((path) => (isFolder(path) ? path : dirname(path)));
const mutate = [...sources, '!**/*.test.ts?(x)', '!**/testing/**'];
const testFiles = folders.map((folder) => join(folder, '**/*.test.ts'));
const { status } = spawnSync(
  'stryker',
  [
    'run',
    ...['--mutate', mutate.join()],
    ...['--testFiles', testFiles.join()],
    // One for each of what is named: a report has all results of its file.
    ...['--incrementalFile', join('reports', `${paths.join('+').replaceAll('/', '-')}.json`)],
    ...options,
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
