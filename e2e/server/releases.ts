import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, readBuild } from '@foyer/gateway/releases/publish';
import type { Release } from '@foyer/shared/contracts/release';
import type { Remote } from '@foyer/shared/contracts/remote';
import { createRsbuild } from '@rsbuild/core';
import { remoteConfig } from '../../federation.ts';
import { withLocalReleases } from '../../scripts/local-fleet.ts';
import { ROOT, remoteNames } from '../../scripts/packages.ts';
import { remote as fixture } from '../fixture-remote/remote.ts';
import { STAND_INS } from '../fixture-remote/stand-ins.ts';
import { DATA } from './places.ts';

/** Every remote has a good release to fall back to: the same bytes under an older version. */
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

/** Publishes a build, and once more as what came before it: compressing it again would take long. */
async function publishTwice(dist: string): Promise<Release> {
  const release = await publish({ dist, store: STORE, version: VERSIONS.current });
  const place = (version: string) => join(STORE, release.name, version);
  await cp(place(VERSIONS.current), place(VERSIONS.previous), { recursive: true });
  const previous = { ...release, version: VERSIONS.previous };
  await writeFile(join(place(VERSIONS.previous), 'release.json'), JSON.stringify(previous));
  return release;
}

/** The fixture's build under another name, with that remote's own mounts and entries. */
async function publishStandIn(dist: string, remote: Remote): Promise<Release> {
  const release = { ...(await readBuild(dist)), ...remote };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  return publishTwice(dist);
}

/**
 * Publishes the builds of this checkout, the tests' own remote and stand-ins for remotes to come,
 * and writes the fleet of `npm start`, but for the tests' own remote, which `seaside-inn` lacks.
 */
export async function publishEverything(): Promise<void> {
  const real = remoteNames();
  const published: Release[] = [];
  for (const name of ['shell', ...real])
    published.push(await publishTwice(join(ROOT, name, 'dist')));
  const dist = await buildFixture();
  published.push(await publishTwice(dist));
  for (const standIn of STAND_INS.filter(({ name }) => !real.includes(name)))
    published.push(await publishStandIn(dist, standIn));

  const before = published.map(({ name }) => ({ name, version: VERSIONS.previous }));
  const fleet = withLocalReleases(withLocalReleases(undefined, before), published);
  const seaside = fleet.hotels['seaside-inn'];
  fleet.hotels['seaside-inn'] = {
    remotes: { ...seaside?.remotes, [fixture.name]: { enabled: false } },
  };
  await writeFile(join(DATA, 'fleet.json'), JSON.stringify(fleet));
}
