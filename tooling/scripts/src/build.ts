import { join } from 'node:path';
import { ROOT, releaseNames } from './packages.ts';
import { run } from './processes.ts';

/** The inspector's package. It is not a release: the gateway serves it from its build folder. */
export const INSPECTOR = 'inspector';

/** Builds the packages whose sources have changed since their last build; by default all. */
export async function build(names: readonly string[] = [...releaseNames(), INSPECTOR]) {
  const filters = names.map((name) => `--filter=./${name}`);
  const turbo = join(ROOT, 'node_modules/.bin/turbo');
  await run(turbo, 'run', 'build', ...filters, '--output-logs=errors-only');
}
