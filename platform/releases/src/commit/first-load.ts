import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Resolution } from '../composition/resolution.ts';
import type { PageRelease } from '../contracts/offline-bundle.ts';
import { loadedPaths } from '../contracts/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Maps the names of the most common first pages to their addresses. */
const PAGES = { login: paths.login, 'hotel home': paths.hotel };

/** Holds the transferred bytes of scripts and styles on the first load, by page. */
export type FirstLoad = Record<string, number>;

/** Returns a function that measures first loads; it reads each file once for all hotels. */
export function firstLoadSizes(store: ReleaseStore) {
  const known = new Map<string, Promise<number>>();

  function fileBytes(release: PageRelease, path: string): Promise<number> {
    const key = `${release.name}@${release.version}/${path}`;
    const size =
      known.get(key) ?? store.file(release, path, ['br']).then((file) => file?.body.length ?? 0);
    known.set(key, size);
    return size;
  }

  async function pageBytes(resolution: Resolution, address: string): Promise<number | undefined> {
    const { site, composition, shell } = resolution;
    const mount = site.mountAt(address);
    const source = composition.remotes.find(({ name }) => name === mount?.remote)?.sources[0];
    const remote = mount && source && (await store.manifest(mount.remote, source.version));
    if (!mount?.enabled || !remote) return undefined;
    const sizes = await Promise.all([
      ...loadedPaths(shell).map((path) => fileBytes(shell, path)),
      ...loadedPaths(remote, remote.screens[mount.screen]).map((path) => fileBytes(remote, path)),
    ]);
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  return async (resolution: Resolution | undefined): Promise<FirstLoad | undefined> => {
    if (!resolution) return undefined;
    const { slug } = resolution.composition;
    const loads: FirstLoad = {};
    for (const [page, address] of Object.entries(PAGES)) {
      const bytes = await pageBytes(resolution, address(slug));
      if (bytes !== undefined) loads[page] = bytes;
    }
    return loads;
  };
}
