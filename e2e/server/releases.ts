import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteConfig } from '@foyer/build';
import { readOwnBuild } from '@foyer/build/finished-builds';
import { packageFolder, releaseNames } from '@foyer/build/packages';
import type { Release } from '@foyer/releases/contracts';
import { publish } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import { withLocalReleases } from '@foyer/scripts/local-fleet';
import { createRsbuild } from '@rsbuild/core';
import { remote as fixture } from '../fixture-remote/remote.ts';
import { DATA } from './addresses.ts';

/** Every remote has a working fallback: the same bytes under an older version. */
const VERSIONS = { current: '0.1.0', previous: '0.0.9' };

const STORE = join(DATA, 'releases');

async function buildFixture(): Promise<string> {
  const dist = join(DATA, 'fixture-remote');
  const config = remoteConfig(fixture);
  config.output = { ...config.output, distPath: { root: dist } };
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '../fixture-remote'),
    config: { ...config, mode: 'production', logLevel: 'error' },
  });
  const { close } = await rsbuild.build();
  await close();
  return dist;
}

/** Publishes a build and copies it as the previous version. Compressing twice would be slow. */
async function publishTwice(dist: string): Promise<Release> {
  const { release } = await publish({
    build: await readOwnBuild(dist),
    objects: folderStore(DATA),
    version: VERSIONS.current,
  });
  const folderOf = (version: string) => join(STORE, release.name, version);
  await cp(folderOf(VERSIONS.current), folderOf(VERSIONS.previous), { recursive: true });
  const previous = { ...release, version: VERSIONS.previous };
  await writeFile(join(folderOf(VERSIONS.previous), 'release.json'), JSON.stringify(previous));
  return release;
}

/**
 * Publishes the builds of this checkout and the fixture remote, and writes their fleet. It is the
 * fleet of `npm start` with the fixture remote, which is disabled at `seaside-inn`.
 */
export async function publishEverything(): Promise<void> {
  const published: Release[] = [];
  for (const name of releaseNames())
    published.push(await publishTwice(join(packageFolder(name), 'dist')));
  published.push(await publishTwice(await buildFixture()));

  const previousReleases = published.map(({ name }) => ({ name, version: VERSIONS.previous }));
  const fleet = withLocalReleases(withLocalReleases(undefined, previousReleases), published);
  const seaside = fleet.hotels['seaside-inn'];
  fleet.hotels['seaside-inn'] = {
    remotes: { ...seaside?.remotes, [fixture.name]: { enabled: false } },
  };
  await writeFile(join(DATA, 'fleet.json'), JSON.stringify(fleet));
}
