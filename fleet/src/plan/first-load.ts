import type { Resolution } from '@foyer/gateway/composition/resolution';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { paths } from '@foyer/shared/addresses/paths';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { ScreenFiles } from '@foyer/shared/contracts/release';

/** The pages that most guests begin with. */
const PAGES = { login: paths.login, 'hotel home': paths.hotel };
export type Page = keyof typeof PAGES;

/** Bytes of script and style on the first load, as they are sent. */
export type FirstLoad = Record<Page, number | undefined>;

/** Weighs first loads; a file is read once, however many hotels have it. */
export function scales(store: ReleaseStore) {
  const known = new Map<string, Promise<number>>();

  function weigh(release: PageRelease, path: string): Promise<number> {
    const key = `${release.name}@${release.version}/${path}`;
    const weight =
      known.get(key) ?? store.file(release, path, ['br']).then((file) => file?.body.length ?? 0);
    known.set(key, weight);
    return weight;
  }

  async function weighAll(release: PageRelease, own?: ScreenFiles): Promise<number> {
    const { entry, initial } = release;
    const files = [initial, own].flatMap((one) => [
      ...(one?.scripts ?? []),
      ...(one?.styles ?? []),
    ]);
    const weights = await Promise.all(
      [...new Set([entry, ...files])].map((path) => weigh(release, path)),
    );
    return weights.reduce((sum, weight) => sum + weight, 0);
  }

  async function page(resolution: Resolution, address: string): Promise<number | undefined> {
    const mount = resolution.site.mountAt(address);
    const source = resolution.composition.remotes.find(({ name }) => name === mount?.remote)
      ?.sources[0];
    const remote = mount && source && (await store.manifest(mount.remote, source.version));
    if (!mount?.enabled || !remote) return undefined;
    return (
      (await weighAll(resolution.shell)) + (await weighAll(remote, remote.screens[mount.screen]))
    );
  }

  return async (resolution: Resolution): Promise<FirstLoad> => {
    const { slug } = resolution.composition;
    const [login, home] = await Promise.all(
      Object.values(PAGES).map((address) => page(resolution, address(slug))),
    );
    return { login, 'hotel home': home };
  };
}
