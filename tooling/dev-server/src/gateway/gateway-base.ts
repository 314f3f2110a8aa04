import { singletonVersions } from '@foyer/build/federation';
import { bodyOf, fetchJson } from '@foyer/common/http';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { FleetError, releaseIndexOf } from '@foyer/releases/composition';
import type { Fleet, RemoteChoice } from '@foyer/releases/contracts';
import {
  OfflineBundle,
  type PageRelease,
  type Release,
  releaseBase,
  SHELL,
} from '@foyer/releases/contracts';
import { httpStore, releaseStoreOf } from '@foyer/releases/store';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { BaseFleets } from './base-fleets.ts';

/** The time that a bundle is reused, in ms. A page needs it several times. */
const FRESH_MS = 2000;
const LIMIT_MS = 8000;
const MAX_BUNDLE_BYTES = 4_000_000;
/** For disabled remotes only the mount paths are known. */
const UNKNOWN_VERSION = '0.0.0';
const NO_FILES = { scripts: [], styles: [] };

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
      const { composition, releases } = await bundleOf(
        slug === DEFAULT_SLUG ? (hotel ?? slug) : slug,
      );
      const all = releasesOfBundle(composition, releases);
      for (const release of all) released.set(`${release.name}@${release.version}`, release);
      const { realtime } = composition;
      return { fleet: fleetIn(composition, slug), releases: releaseIndexOf(all), realtime };
    },
  };
}

/** Returns the releases of a composition like a store; checks at publication are not repeated. */
function releasesOfBundle(composition: Composition, releases: readonly PageRelease[]): Release[] {
  const { remotes, mounts, header, menu, api_origins } = composition;
  const ofRemote = (name: string) => ({
    mounts: mounts.filter((mount) => mount.remote === name),
    header: header.filter((entry) => entry.remote === name),
    menu: menu.filter((entry) => entry.remote === name),
  });
  const included = releases.map((release): Release => {
    const { name, version } = release;
    const isShell = name === SHELL;
    const sources = remotes.find((remote) => remote.name === name)?.sources ?? [];
    const source = sources.find((one) => one.version === version);
    const below = (path: string) => path.slice(releaseBase(name, version).length);
    const screens = Object.entries(source?.screens ?? {}).map(([screen, files]) => [
      screen,
      { scripts: files.scripts.map(below), styles: files.styles.map(below) },
    ]);
    return {
      ...release,
      kind: isShell ? 'shell' : 'remote',
      ...ofRemote(name),
      screens: Object.fromEntries(screens),
      // The bundle does not tell which remote declares which origin.
      ...(api_origins && !isShell && { origins: api_origins }),
      // The other gateway has compared them; a dev source has nothing to compare yet.
      singletons: isShell ? singletonVersions : {},
    };
  });
  const absent = new Set(mounts.filter(({ enabled }) => !enabled).map(({ remote }) => remote));
  return [
    ...included,
    ...[...absent].map((name): Release => {
      const none = { initial: NO_FILES, screens: {}, singletons: {}, files: {} };
      return {
        ...none,
        ...ofRemote(name),
        kind: 'remote',
        name,
        version: UNKNOWN_VERSION,
        entry: 'none.js',
      };
    }),
  ];
}

function fleetIn(composition: Composition, slug: string): Fleet {
  const { shell, remotes, mounts, signup_hotel: signUp, video_hosts } = composition;
  const allowed = composition.api_origins?.map((origin) => [origin, true]);
  const channels: Fleet['channels'] = { shell: { stable: { current: shell.version } } };
  const choices: Record<string, RemoteChoice> = {};
  for (const { remote, enabled } of mounts) {
    if (enabled) continue;
    channels[remote] = { stable: { current: UNKNOWN_VERSION } };
    choices[remote] = { enabled: false };
  }
  for (const { name, sources } of remotes) {
    const [current, previous] = sources.map(({ version }) => version);
    channels[name] = { stable: { current: current ?? '', ...(previous && { previous }) } };
    choices[name] = { enabled: true };
  }
  const isSignUpOwn = slug === DEFAULT_SLUG || signUp === null;
  return {
    channels,
    hotels: {
      [slug]: {
        ...(slug !== DEFAULT_SLUG && { remotes: choices }),
        ...(!isSignUpOwn && { signup_hotel: signUp }),
        video_hosts,
        ...(allowed && { api_origins: Object.fromEntries(allowed) }),
      },
    },
  };
}
