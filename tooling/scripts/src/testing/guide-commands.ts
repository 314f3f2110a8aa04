/** Runs the commands of guides against a temporary fleet and provider. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { type Fleet, integrityOf, Release } from '@foyer/releases/contracts';
import { packFiles, putRelease } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import {
  fleetOf,
  remoteRelease,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import { COMPILE_CACHE } from '../processes.ts';

const execute = promisify(execFile);

const remotes = [
  remoteRelease('mfe-auth', [{ path: 'login', area: 'guest-only', screen: 'login' }]),
  remoteRelease('mfe-hotel', [{ path: 'hotel', area: 'dashboard', screen: 'home' }]),
  remoteRelease('mfe-messaging', [{ path: 'chat', area: 'dashboard', screen: 'chat' }]),
];
/** The releases in force, and the builds that guides publish, in their versions. */
const IN_FORCE = [shellRelease(), workerRelease('1.0.0'), ...remotes];
const VERSIONS: Record<string, string> = { 'mfe-hotel': '0.2.0' };
const BUILDS = [
  workerRelease('1.2.0'),
  ...remotes.map((one): Release => ({ ...one, version: VERSIONS[one.name] ?? '1.1.0' })),
];

const enabled = Object.fromEntries(remotes.map(({ name }) => [name, { enabled: true }]));
const FLEET: Fleet = {
  ...fleetOf(IN_FORCE),
  hotels: { '*': { remotes: enabled }, 'grand-plaza': {}, 'seaside-inn': {} },
};

/** `npx` of guides: runs the programs of this checkout, on builds that exist already. */
const NPX = `#!/bin/sh
[ "$1" = pnpm ] && shift
program=$1 && shift
case $program in
  --filter | build) exit 0 ;;
  desk | hotels) exec node "$ROOT/provider/src/$program.ts" "$@" ;;
  fleet) [ "$1" = publish ] && set -- publish "$BUILDS/$2"
    exec node "$ROOT/platform/fleet/src/main.ts" "$@" ;;
  *) echo "No guide's test runs pnpm $program." >&2 && exit 1 ;;
esac
`;

/** Returns a release with hashes, and its files, which contain their paths. */
async function withFiles(release: Release) {
  const paths = Object.keys(release.files);
  const files = new Map(paths.map((path) => [path, Buffer.from(path)]));
  const described = paths.map(async (path) => {
    const bytes = Buffer.from(path);
    return [path, { integrity: await integrityOf(bytes), bytes: bytes.length }] as const;
  });
  const complete = { ...release, files: Object.fromEntries(await Promise.all(described)) };
  // Puts the keys in the order of a build that was read: a store compares bytes.
  return { release: Release.parse(complete), files };
}

/** Publishes all releases to the store in `data`. */
async function publishAll(data: string): Promise<void> {
  const store = folderStore(data);
  for (const { release, files } of await Promise.all([...IN_FORCE, ...BUILDS].map(withFiles)))
    await putRelease(store, release, await packFiles(files));
}

/** Writes the builds, each into a folder of its name. */
async function writeBuilds(folder: string): Promise<void> {
  for (const { release, files } of await Promise.all(BUILDS.map(withFiles))) {
    files.set('release.json', Buffer.from(JSON.stringify(release)));
    for (const [path, content] of files) {
      const file = join(folder, release.name, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

/**
 * Creates an empty folder, and a fleet with two hotels and builds to publish. `run` runs commands in the
 * folder and throws with their output if one fails. Remove it at the end.
 */
export async function createGuideFolder(variables: NodeJS.ProcessEnv) {
  const root = await mkdtemp(join(tmpdir(), 'foyer-guide-'));
  const remove = () => rm(root, { recursive: true, maxRetries: 5 });
  try {
    return { ...(await fillFolder(root, variables)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fillFolder(root: string, variables: NodeJS.ProcessEnv) {
  const [data, builds, folder, bin] = ['data', 'builds', 'folder', 'bin'].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  for (const one of [data, builds, folder, bin]) await mkdir(one);
  await publishAll(data);
  await writeBuilds(builds);
  await writeFile(join(folder, 'first.json'), JSON.stringify(FLEET));
  await writeFile(join(bin, 'npx'), NPX);
  await chmod(join(bin, 'npx'), 0o755);
  const { HOME, PATH, TMPDIR } = process.env;
  // Variables of an operator's machine, such as RELEASES_URL, would lead to a real store.
  const env = {
    ...COMPILE_CACHE,
    HOME,
    TMPDIR,
    ...variables,
    PATH: [bin, dirname(process.execPath), PATH].join(delimiter),
    ROOT,
    BUILDS: builds,
    FOYER_DATA: data,
    PREVIEW_URL: 'http://preview.localhost:3000',
    INIT_CWD: folder,
    // No gateway collects release health here.
    REPORTS_URL: 'http://127.0.0.1:9',
  };
  const run = async (commands: string): Promise<string> => {
    const { stdout } = await execute('sh', ['-ec', commands], { cwd: folder, env }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`${commands}\n${stdout}\n${stderr}`);
      },
    );
    return stdout;
  };
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  await run('npx pnpm fleet apply first.json');
  return { run, write };
}
