import { singletonVersions } from '@foyer/build/federation';
import { bodyOf, fetchJson } from '@foyer/common/http';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { FleetError, releaseIndexOf } from '@foyer/releases/composition';
import type { Fleet, PageRelease, Release } from '@foyer/releases/contracts';
import { OfflineBundle, releaseBase, SHELL } from '@foyer/releases/contracts';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { LRUCache } from 'lru-cache';
import type { BaseFleet, BaseFleets } from './base-fleets.ts';

/** The time that a bundle is reused, in ms. A page needs it several times. */
const FRESH_MS = 2000;
const KNOWN_HOTELS = 100;
const LIMIT_MS = 8000;
const MAX_BUNDLE_BYTES = 4_000_000;
/** The release of a disabled remote, of which only the mount paths are known. */
const UNKNOWN_RELEASE = {
  version: '0.0.0',
  entry: 'none.js',
  initial: { scripts: [], styles: [] },
  files: {},
} satisfies Partial<PageRelease>;

/**
 * Returns the fleet and releases of another gateway, from the offline bundles of its hotels. The slug
 * `default`, which no provider knows, gets those of `hotel`.
 */
export function gatewayBase(
  from: string,
  { fetch, hotel }: Pick<GatewayDeps, 'fetch'> & { hotel: string | undefined },
): BaseFleets {
  const bases = new LRUCache({ max: KNOWN_HOTELS, ttl: FRESH_MS, fetchMethod: baseOf });
  const released = new Map<string, Release>();
  const store = releaseStoreOf(httpStore(`${from}/-`, fetch));

  async function read(slug: string): Promise<OfflineBundle> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetchJson(fetch, `${from}/-/offline-bundle/${slug}`, signal).catch(
      () => {
        throw new FleetError([`${from} does not respond like a gateway`]);
      },
    );
    if (response.status === 404) throw new FleetError([`${from} has no hotel ${slug}`]);
    if (!response.ok) throw new FleetError([`${from} answers ${response.status} for ${slug}`]);
    const bytes = await bodyOf(response, MAX_BUNDLE_BYTES);
    const bundle = OfflineBundle.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!bundle.success) throw new FleetError([`${from} is a gateway of an incompatible version`]);
    return bundle.data;
  }

  async function baseOf(slug: string): Promise<BaseFleet> {
    const bundle = await read(slug === DEFAULT_SLUG ? (hotel ?? slug) : slug);
    const { composition } = bundle;
    const all = releasesOf(bundle);
    for (const release of all) released.set(`${release.name}@${release.version}`, release);
    const { realtime } = composition;
    return { fleet: fleetIn(composition, slug), releases: releaseIndexOf(all), realtime };
  }

  return {
    releases: {
      manifest: async (name, version) => released.get(`${name}@${version}`),
      // The other gateway serves its compressed copies at no address of their own.
      file: (release, path) => store.file(release, path, []),
    },
    of: (slug) => bases.forceFetch(slug),
  };
}

/** Returns the releases of a bundle like a store; checks at publication are not repeated. */
function releasesOf({ composition, releases }: OfflineBundle): Release[] {
  const { remotes, mounts, header, menu, api_origins } = composition;
  const disabled = disabledIn(composition).map((name) => ({ ...UNKNOWN_RELEASE, name }));
  return [...releases, ...disabled].map((release: PageRelease): Release => {
    const { name, version } = release;
    const isShell = name === SHELL;
    const isOwn = ({ remote }: { remote: string }) => remote === name;
    const { sources = [] } = remotes.find((remote) => remote.name === name) ?? {};
    const { screens = {} } = sources.find((source) => source.version === version) ?? {};
    const below = (path: string) => path.slice(releaseBase(name, version).length);
    const relative = Object.entries(screens).map(([screen, { scripts, styles }]) => {
      return [screen, { scripts: scripts.map(below), styles: styles.map(below) }];
    });
    return {
      ...release,
      kind: isShell ? 'shell' : 'remote',
      mounts: mounts.filter(isOwn),
      header: header.filter(isOwn),
      menu: menu.filter(isOwn),
      screens: Object.fromEntries(relative),
      // The bundle does not tell which remote declares which origin.
      origins: api_origins,
      // The other gateway has compared them; a dev source has nothing to compare yet.
      singletons: isShell ? singletonVersions : {},
    };
  });
}

const disabledIn = ({ mounts }: Composition) => [
  ...new Set(mounts.filter(({ enabled }) => !enabled).map(({ remote }) => remote)),
];

function fleetIn(composition: Composition, slug: string): Fleet {
  const { shell, remotes, signup_hotel: signUp, video_hosts, api_origins } = composition;
  const disabled = disabledIn(composition);
  const channels = Object.fromEntries([
    [SHELL, { stable: { current: shell.version } }],
    ...disabled.map((name) => [name, { stable: { current: UNKNOWN_RELEASE.version } }]),
    ...remotes.map(({ name, sources }) => {
      const [current, previous] = sources.map(({ version }) => version);
      return [name, { stable: { current, ...(previous && { previous }) } }];
    }),
  ]);
  const choices = Object.fromEntries([
    ...disabled.map((name) => [name, { enabled: false }]),
    ...remotes.map(({ name }) => [name, { enabled: true }]),
  ]);
  const allowed = api_origins?.map((origin) => [origin, true]);
  const settings = { video_hosts, ...(allowed && { api_origins: Object.fromEntries(allowed) }) };
  if (slug === DEFAULT_SLUG) return { channels, hotels: { [slug]: settings } };
  const own = { remotes: choices, ...(signUp !== null && { signup_hotel: signUp }) };
  return { channels, hotels: { [slug]: { ...own, ...settings } } };
}
