/**
 * `pnpm mutation FOLDER-OR-FILE…`: mutates the code. Lists the mutants that survive the Node tests next
 * to it. `stryker.config.mjs` has the configuration. Options of Stryker are passed on; each must
 * be one word (`--concurrency=1`).
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
    // One report per set of paths: it contains all results of its files.
    ...['--incrementalFile', join('reports', `${paths.join('+').replaceAll('/', '-')}.json`)],
    ...options,
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
