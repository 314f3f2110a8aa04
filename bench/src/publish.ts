/** Publishes the two apps to two stores. Each has a fleet document for the same gateway. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOwnBuild } from '@foyer/build/finished-builds';
import type { Release, ScreenFiles } from '@foyer/releases/contracts';
import { localVersion, publish } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import { withLocalReleases } from '@foyer/scripts/local-fleet';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { plainChunk } from './build.ts';

async function publishBuild(dist: string, data: string): Promise<Release> {
  const build = await readOwnBuild(dist);
  const version = localVersion(build.release);
  const { release } = await publish({ build, objects: folderStore(data), version });
  return release;
}

async function writeFleet(data: string, releases: readonly Release[]): Promise<void> {
  const fleet = withLocalReleases(undefined, releases);
  await writeFile(join(data, 'fleet.json'), JSON.stringify(fleet));
}

export async function publishFoyer(folders: string[], data: string): Promise<Release[]> {
  const releases: Release[] = [];
  for (const folder of folders) releases.push(await publishBuild(folder, data));
  await writeFleet(data, releases);
  return releases;
}

/**
 * Publishes the plain app as a shell. Releases without files of their own give the gateway the mounts
 * and the chunks to preload; they point into the plain build.
 */
export async function publishPlain(
  dist: string,
  remotes: Remote[],
  data: string,
): Promise<Release> {
  const shell = await publishBuild(dist, data);
  const inPlain = (path: string) => `../../shell/${shell.version}/${path}`;
  /** Returns the files of a screen. Throws if it has none, as the plain app would be incomplete. */
  const screenFiles = (remote: string, screen: string): ScreenFiles => {
    const { scripts = [], styles = [] } = shell.screens[plainChunk(remote, screen)] ?? {};
    if (scripts.length === 0) throw new Error(`The plain app lacks ${screen} of ${remote}.`);
    return { scripts: scripts.map(inPlain), styles: styles.map(inPlain) };
  };
  const pointers = remotes.map(
    (remote): Release => ({
      ...remote,
      kind: 'remote',
      version: '0.0.0-plain',
      entry: '',
      initial: { scripts: [], styles: [] },
      singletons: {},
      screens: Object.fromEntries(
        remote.mounts.map(({ screen }) => [screen, screenFiles(remote.name, screen)]),
      ),
      // The gateway preloads only files with a known hash.
      files: Object.fromEntries(
        Object.entries(shell.files).map(([path, file]) => [inPlain(path), file]),
      ),
    }),
  );
  for (const pointer of pointers) {
    const folder = join(data, 'releases', pointer.name, pointer.version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(pointer));
  }
  await writeFleet(data, [shell, ...pointers]);
  return shell;
}
