import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fleet, Health, Release } from '@foyer/releases/contracts';
import { folderStore } from '@foyer/releases/store';
import {
  auth,
  hotel,
  remoteRelease,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import { memoryFleet } from '@foyer/releases/testing/memory-fleet';
import type { Deps } from '../deps/deps.ts';
import { run } from '../run.ts';

const spa = remoteRelease('mfe-spa', [{ path: 'spa', area: 'dashboard', screen: 'spa' }], {
  menu: [{ label: 'Spa', to: 'spa' }],
});
const versions = (release: Release, ...others: string[]) =>
  ['1.0.0', ...others].map((version) => ({ ...release, version }));

/** Lists releases of a shell, the worker, two required remotes and a spa. */
export const RELEASES: Release[] = [
  ...versions(shellRelease()),
  ...versions(auth, '1.1.0'),
  ...versions(hotel, '1.1.0', '1.2.0'),
  ...versions(spa, '1.1.0'),
  workerRelease('1.0.0'),
  workerRelease('1.1.0'),
  { ...spa, version: '1.2.0', origins: ['https://spa.test'] },
  { ...spa, version: '9.0.0', singletons: { react: '^20.0.0' } },
];

/** The secret that signs links. */
export const SECRET = 'a secret of these tests, which is not in use';

export const FLEET: Fleet = {
  channels: {
    shell: { stable: { current: '1.0.0' } },
    'mfe-auth': { stable: { current: '1.0.0' } },
    'mfe-hotel': { stable: { current: '1.0.0' } },
  },
  hotels: { '*': {}, 'grand-plaza': {}, 'seaside-inn': {} },
};

/** Creates dependencies in memory; the provider knows only `harbour-view`. */
export function memoryDeps(text: string | undefined = JSON.stringify(FLEET, null, 2)) {
  const holder = {
    fleet: text as string | undefined,
    now: Date.UTC(2026, 0, 1),
    isProviderUp: true,
    health: undefined as Health | undefined,
    aside: [] as string[],
  };
  const deps: Deps = {
    fleet: memoryFleet(holder),
    store: {
      manifest: async (name, version) =>
        RELEASES.find((release) => release.name === name && release.version === version),
      file: async (_, path) => ({ body: new TextEncoder().encode(path), coding: 'br' }),
    },
    objects: {
      ...folderStore('nowhere'),
      async folders(prefix) {
        const paths = RELEASES.map(({ name, version }) => `releases/${name}/${version}`);
        const below = paths.filter((path) => path.startsWith(prefix));
        return [...new Set(below.map((path) => path.slice(prefix.length).split('/', 1).join()))];
      },
    },
    async putAside(refused) {
      if (holder.fleet !== refused) return undefined;
      holder.aside.push(refused ?? '');
      holder.fleet = undefined;
      return 'fleet.refused-then.json';
    },
    writeSchema: async () => undefined,
    providerUrl: 'http://provider.test',
    reportsUrl: 'http://gateway.test',
    previewOrigin: 'http://preview.localhost:3000',
    secret: async () => SECRET,
    fetch: async (url) => {
      if (String(url).startsWith('http://gateway.test'))
        return Response.json(holder.health, { status: holder.health ? 200 : 404 });
      if (!holder.isProviderUp) throw new TypeError('fetch failed');
      return new Response(null, { status: String(url).endsWith('/harbour-view') ? 200 : 404 });
    },
    clock: () => holder.now,
  };
  /** Runs a command. */
  const fleet = (line: string) => run(line.split(' '), () => deps);
  return { deps, holder, fleet };
}

/** Writes the releases and the fleet of the tests to a data directory. */
export async function writeData(data: string): Promise<void> {
  for (const release of RELEASES) {
    const folder = join(data, 'releases', release.name, release.version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  }
  await writeFile(join(data, 'fleet.json'), JSON.stringify(FLEET, null, 2));
}
