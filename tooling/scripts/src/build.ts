import { join } from 'node:path';
import { INSPECTOR, packagePath, ROOT, releaseNames } from '@foyer/build/packages';
import { run } from './processes.ts';

/** Builds the packages whose sources have changed since their last build; by default all. */
export async function build(names: readonly string[] = [...releaseNames(), INSPECTOR]) {
  const filters = names.map((name) => `--filter=./${packagePath(name)}`);
  const turbo = join(ROOT, 'node_modules/.bin/turbo');
  await run(turbo, 'run', 'build', ...filters, '--output-logs=errors-only');
}
