import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Resolution } from '../composition/resolution.ts';
import type { PageRelease } from '../contracts/offline-bundle.ts';
import { loadedPaths, type ScreenFiles } from '../contracts/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Maps the names of the most common first pages to their addresses. */
const PAGES = { login: paths.login, 'hotel home': paths.hotel };
export type Page = keyof typeof PAGES;

/** Holds the transferred bytes of scripts and styles on the first load of each page. */
export type FirstLoad = Record<Page, number | undefined>;

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

  async function releaseBytes(release: PageRelease, own?: ScreenFiles): Promise<number> {
    const sizes = await Promise.all(
      loadedPaths(release, own).map((path) => fileBytes(release, path)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async function pageBytes(resolution: Resolution, address: string): Promise<number | undefined> {
    const mount = resolution.site.mountAt(address);
    const source = resolution.composition.remotes.find(({ name }) => name === mount?.remote)
      ?.sources[0];
    const remote = mount && source && (await store.manifest(mount.remote, source.version));
    if (!mount?.enabled || !remote) return undefined;
    return (
      (await releaseBytes(resolution.shell)) +
      (await releaseBytes(remote, remote.screens[mount.screen]))
    );
  }

  return async (resolution: Resolution | undefined): Promise<FirstLoad | undefined> => {
    if (!resolution) return undefined;
    const { slug } = resolution.composition;
    const [login, home] = await Promise.all(
      Object.values(PAGES).map((address) => pageBytes(resolution, address(slug))),
    );
    return { login, 'hotel home': home };
  };
}
