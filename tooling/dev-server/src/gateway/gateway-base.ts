import { singletonVersions } from '@foyer/build/federation';
import { bodyOf, fetchJson } from '@foyer/common/http';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { FleetError, releaseIndexOf } from '@foyer/releases/composition';
import type { Fleet, RemoteChoice } from '@foyer/releases/contracts';
import { OfflineBundle, type Release, releaseBase, SHELL } from '@foyer/releases/contracts';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { BaseFleets } from './base-fleets.ts';

/** The time that a bundle is reused, in ms. A page needs it several times. */
const FRESH_MS = 2000;
const LIMIT_MS = 8000;
const MAX_BUNDLE_BYTES = 4_000_000;
/** The release of a disabled remote, of which only the mount paths are known. */
const UNKNOWN_RELEASE = {
  kind: 'remote',
  version: '0.0.0',
  entry: 'none.js',
  initial: { scripts: [], styles: [] },
  screens: {},
  singletons: {},
  files: {},
} satisfies Partial<Release>;

type Known = { bundle: OfflineBundle; at: number };

/**
 * Returns the fleet and releases of another gateway, from the offline bundles of its hotels. The slug
 * `default`, which no provider knows, gets those of `hotel`.
 */
export function gatewayBase(
  from: string,
  { fetch, clock, hotel }: Pick<GatewayDeps, 'fetch' | 'clock'> & { hotel: string | undefined },
): BaseFleets {
  const known = new Map<string, Known>();
  const released = new Map<string, Release>();
  const store = releaseStoreOf(httpStore(`${from}/-`, fetch));

  async function bundleOf(slug: string): Promise<OfflineBundle> {
    const last = known.get(slug);
    if (last && clock() - last.at < FRESH_MS) return last.bundle;
    const bundle = await read(slug).catch((error: unknown) => {
      if (last && !(error instanceof FleetError)) return last.bundle;
      throw error;
    });
    known.set(slug, { bundle, at: clock() });
    return bundle;
  }

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

  return {
    releases: {
      manifest: async (name, version) => released.get(`${name}@${version}`),
      // The other gateway serves its compressed copies at no address of their own.
      file: (release, path) => store.file(release, path, []),
    },
    async of(slug) {
      const bundle = await bundleOf(slug === DEFAULT_SLUG ? (hotel ?? slug) : slug);
      const { composition } = bundle;
      const all = releasesOf(bundle);
      for (const release of all) released.set(`${release.name}@${release.version}`, release);
      const { realtime } = composition;
      return { fleet: fleetIn(composition, slug), releases: releaseIndexOf(all), realtime };
    },
  };
}

/** Returns the releases of a bundle like a store; checks at publication are not repeated. */
function releasesOf({ composition, releases }: OfflineBundle): Release[] {
  const { remotes, mounts, header, menu, api_origins } = composition;
  const declaredBy = (name: string) => {
    const isOwn = ({ remote }: { remote: string }) => remote === name;
    return { mounts: mounts.filter(isOwn), header: header.filter(isOwn), menu: menu.filter(isOwn) };
  };
  const included = releases.map((release): Release => {
    const { name, version } = release;
    const declared = { ...release, ...declaredBy(name) };
    if (name === SHELL)
      return { ...declared, kind: 'shell', screens: {}, singletons: singletonVersions };
    const { sources = [] } = remotes.find((remote) => remote.name === name) ?? {};
    const { screens = {} } = sources.find((source) => source.version === version) ?? {};
    const below = (path: string) => path.slice(releaseBase(name, version).length);
    const relative = Object.entries(screens).map(([screen, { scripts, styles }]) => {
      return [screen, { scripts: scripts.map(below), styles: styles.map(below) }];
    });
    return {
      ...declared,
      kind: 'remote',
      screens: Object.fromEntries(relative),
      // The bundle does not tell which remote declares which origin.
      origins: api_origins,
      // The other gateway has compared them; a dev source has nothing to compare yet.
      singletons: {},
    };
  });
  const disabled = disabledIn(composition).map((name) => ({
    ...UNKNOWN_RELEASE,
    ...declaredBy(name),
    name,
  }));
  return [...included, ...disabled];
}

const disabledIn = ({ mounts }: Composition) => [
  ...new Set(mounts.filter(({ enabled }) => !enabled).map(({ remote }) => remote)),
];

function fleetIn(composition: Composition, slug: string): Fleet {
  const { shell, remotes, signup_hotel: signUp, video_hosts, api_origins } = composition;
  const channels: Fleet['channels'] = { shell: { stable: { current: shell.version } } };
  const choices: Record<string, RemoteChoice> = {};
  for (const name of disabledIn(composition)) {
    channels[name] = { stable: { current: UNKNOWN_RELEASE.version } };
    choices[name] = { enabled: false };
  }
  for (const { name, sources } of remotes) {
    const [current = '', previous] = sources.map(({ version }) => version);
    channels[name] = { stable: { current, ...(previous && { previous }) } };
    choices[name] = { enabled: true };
  }
  const allowed = api_origins?.map((origin) => [origin, true]);
  const settings = { video_hosts, ...(allowed && { api_origins: Object.fromEntries(allowed) }) };
  if (slug === DEFAULT_SLUG) return { channels, hotels: { [slug]: settings } };
  const own = { remotes: choices, ...(signUp !== null && { signup_hotel: signUp }) };
  return { channels, hotels: { [slug]: { ...own, ...settings } } };
}
