/** `pnpm fleet adopt FOLDER`: a remote that was built elsewhere becomes a release of the store. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PublishError } from '@foyer/gateway/releases/publish';
import { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { adopt } from '../federation/adopt/adopt.ts';

const USAGE = 'Usage: pnpm fleet adopt FOLDER';
const FOYER_DATA = resolve(process.env.FOYER_DATA || '.data');
const FLEET = join(FOYER_DATA, 'fleet.json');

function folderOf(parameters: string[]): string {
  const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
  const [command, folder, ...others] = positionals;
  if (command !== 'adopt' || !folder || others.length > 0) throw new PublishError(USAGE);
  // pnpm runs scripts in the package; a path is meant from where it was typed.
  return resolve(process.env.INIT_CWD ?? '.', folder);
}

/** What runs now: a guest's browser falls back to it. */
async function runningNow(name: string): Promise<string | undefined> {
  const document = await readFile(FLEET, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { data } = Fleet.safeParse(document);
  return data?.channels[name]?.stable.current;
}

/** The pieces of the fleet document by which hotels get the release. */
async function tellHowToEnable({ name, version }: Release): Promise<void> {
  const before = await runningNow(name);
  const previous = before === version ? {} : { previous: before };
  console.log(`${FLEET} says who gets it. In its "channels":`);
  console.log(`  ${JSON.stringify({ [name]: { stable: { current: version, ...previous } } })}`);
  console.log('In its "hotels", by the slug of a hotel, or "*" for all, if it is not there yet:');
  console.log(`  ${JSON.stringify({ 'grand-plaza': { remotes: { [name]: { enabled: true } } } })}`);
}

async function main(): Promise<void> {
  const folder = folderOf(process.argv.slice(2));
  const { release, leftOut } = await adopt(folder, join(FOYER_DATA, 'releases'));
  const { name, version, mounts, files } = release;
  console.log(
    `${name} ${version} is in the store: ${mounts.length} mounts, ${Object.keys(files).length} files.`,
  );
  if (leftOut.length > 0) console.log(`Left out, since no page needs them: ${leftOut.join(', ')}.`);
  await tellHowToEnable(release);
}

try {
  await main();
} catch (error) {
  const isUsage = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) console.error(`${(error as Error).message}\n${USAGE}`);
  else console.error(error instanceof PublishError ? error.message : error);
  process.exitCode = 1;
}
