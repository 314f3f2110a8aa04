import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@foyer/gateway/releases/publish';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { createRsbuild } from '@rsbuild/core';
import { remoteConfig } from '../../federation.ts';
import { ROOT, remoteNames } from '../../scripts/packages.ts';
import { remote as fixture } from '../fixture-remote/remote.ts';
import { DATA } from './places.ts';

/** Every remote has a good release to fall back to: the same bytes under an older version. */
const VERSIONS = { current: '0.1.0', previous: '0.0.9' };

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

/**
 * Publishes the builds of this checkout and the tests' own remote, and writes the fleet: all of
 * them everywhere, but the tests' own remote not at `seaside-inn`.
 */
export async function publishEverything(): Promise<void> {
  const store = join(DATA, 'releases');
  const dists = ['shell', ...remoteNames()].map((name) => join(ROOT, name, 'dist'));
  dists.push(await buildFixture());
  const channels: Fleet['channels'] = {};
  for (const dist of dists) {
    await publish({ dist, store, version: VERSIONS.previous });
    const { name } = await publish({ dist, store, version: VERSIONS.current });
    channels[name] = { stable: VERSIONS };
  }
  const remotes = Object.keys(channels).filter((name) => name !== 'shell');
  const fleet: Fleet = {
    channels,
    hotels: {
      '*': { remotes: Object.fromEntries(remotes.map((name) => [name, { enabled: true }])) },
      'seaside-inn': { remotes: { [fixture.name]: { enabled: false } } },
    },
  };
  await writeFile(join(DATA, 'fleet.json'), JSON.stringify(fleet));
}
