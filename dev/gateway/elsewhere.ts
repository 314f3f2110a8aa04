import { singletonVersions } from '../../federation/singletons.ts';
import { releasesOf } from '../../gateway/src/composition/releases.ts';
import { FleetError } from '../../gateway/src/composition/resolve.ts';
import type { GatewayDeps } from '../../gateway/src/deps.ts';
import { askJson } from '../../gateway/src/http/ask-json.ts';
import { bodyOf } from '../../gateway/src/http/body.ts';
import { releasesIn } from '../../gateway/src/releases/release-store.ts';
import { httpStore } from '../../gateway/src/store/http-store.ts';
import { DEFAULT_SLUG } from '../../shared/src/addresses/slug.ts';
import type { Composition } from '../../shared/src/contracts/composition.ts';
import type { Fleet, RemoteChoice } from '../../shared/src/contracts/fleet.ts';
import { SHELL } from '../../shared/src/contracts/fleet.ts';
import { HotelSet, type PageRelease } from '../../shared/src/contracts/hotel-set.ts';
import { type Release, releaseBase } from '../../shared/src/contracts/release.ts';
import type { Bases } from './bases.ts';

/** How long what was read holds, in ms: a page asks several times in one go. */
const HOLDS_MS = 2000;
const LIMIT_MS = 8000;
const SET_BYTES = 4_000_000;
/** Of what a hotel does not have its addresses alone are known. */
const UNKNOWN_VERSION = '0.0.0';
const NO_FILES = { scripts: [], styles: [] };

type Known = { set: HotelSet; at: number };

/**
 * What the hotels of a gateway elsewhere have, by what it tells their service workers. The hotel that no
 * provider knows, `default`, has what `hotel` has.
 */
export function elsewhere(
  from: string,
  { fetch, clock, hotel }: Pick<GatewayDeps, 'fetch' | 'clock'> & { hotel: string | undefined },
): Bases {
  const known = new Map<string, Known>();
  const released = new Map<string, Release>();
  const store = releasesIn(httpStore(`${from}/-`, fetch));

  async function setOf(slug: string): Promise<HotelSet> {
    const last = known.get(slug);
    if (last && clock() - last.at < HOLDS_MS) return last.set;
    const set = await read(slug).catch((error: unknown) => {
      if (last && !(error instanceof FleetError)) return last.set;
      throw error;
    });
    known.set(slug, { set, at: clock() });
    return set;
  }

  async function read(slug: string): Promise<HotelSet> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await askJson(fetch, `${from}/-/set/${slug}`, signal).catch(() => {
      throw new FleetError([`${from} does not answer as a gateway does`]);
    });
    if (answer.status === 404) throw new FleetError([`${from} has no hotel ${slug}`]);
    if (!answer.ok) throw new FleetError([`${from} answers ${answer.status} for ${slug}`]);
    const bytes = await bodyOf(answer, SET_BYTES);
    const set = HotelSet.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!set.success) throw new FleetError([`${from} is a gateway of another make than this one`]);
    return set.data;
  }

  return {
    releases: {
      manifest: async (name, version) => released.get(`${name}@${version}`),
      // Compressed copies are the affair of that gateway, which names them by no address.
      file: (release, path) => store.file(release, path, []),
    },
    async of(slug) {
      const { composition, releases } = await setOf(slug === DEFAULT_SLUG ? (hotel ?? slug) : slug);
      const all = releasesOfSet(composition, releases);
      for (const release of all) released.set(`${release.name}@${release.version}`, release);
      const { realtime } = composition;
      return { fleet: fleetIn(composition, slug), releases: releasesOf(all), realtime };
    },
  };
}

/** The releases of a composition as a store would have them; what is compared when publishing is not told. */
function releasesOfSet(composition: Composition, releases: readonly PageRelease[]): Release[] {
  const { remotes, mounts, header, menu, api_origins } = composition;
  const ofRemote = (name: string) => ({
    mounts: mounts.filter((mount) => mount.remote === name),
    header: header.filter((entry) => entry.remote === name),
    menu: menu.filter((entry) => entry.remote === name),
  });
  const had = releases.map((release): Release => {
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
      // Which of them names which is not told.
      ...(api_origins && !isShell && { origins: api_origins }),
      // That gateway has compared them; of a source there is nothing to compare yet.
      singletons: isShell ? singletonVersions : {},
    };
  });
  const absent = new Set(mounts.filter(({ enabled }) => !enabled).map(({ remote }) => remote));
  return [
    ...had,
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
