/** `pnpm fleet adopt FOLDER`: a remote that was built elsewhere becomes a release of the store. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PublishError } from '@foyer/gateway/releases/publish';
import { adopt } from '../federation/adopt/adopt.ts';

const USAGE = 'Usage: pnpm fleet adopt FOLDER';
const FOYER_DATA = resolve(process.env.FOYER_DATA || '.data');

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, folder, ...others] = positionals;
  if (command !== 'adopt' || !folder || others.length > 0) throw new PublishError(USAGE);
  // pnpm runs scripts in the package; a path is meant from where it was typed.
  const { release, leftOut } = await adopt(
    resolve(process.env.INIT_CWD ?? '.', folder),
    join(FOYER_DATA, 'releases'),
  );
  const { name, version, mounts, files } = release;
  console.log(
    `${name} ${version} is in the store: ${mounts.length} mounts, ${Object.keys(files).length} files.`,
  );
  if (leftOut.length > 0) console.log(`Left out, since no page needs them: ${leftOut.join(', ')}.`);
  console.log(
    `No hotel has it yet. In ${join(FOYER_DATA, 'fleet.json')}, "channels" points at it:`,
  );
  console.log(`  ${JSON.stringify({ [name]: { stable: { current: version } } })}`);
  console.log('and "hotels" gives it to a hotel, by its slug, or to all by "*":');
  console.log(`  ${JSON.stringify({ 'grand-plaza': { remotes: { [name]: { enabled: true } } } })}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof PublishError ? error.message : error);
  process.exitCode = 1;
}
