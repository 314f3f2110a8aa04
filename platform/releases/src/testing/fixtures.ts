import type { Mount } from '@foyer/shared/contracts/mount.ts';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';

const SINGLETONS = { react: '19.3.1', '@foyer/shared/runtime': '0.1.0' };
const RANGES = { react: '^19.3.1', '@foyer/shared/runtime': '^0.1.0' };
const file = (path: string) => ({ integrity: `sha384-${btoa(path)}`, bytes: path.length });

export function shellRelease(change: Partial<Release> = {}): Release {
  const scripts = ['static/js/lib.aa.js'];
  const styles = ['static/css/main.bb.css'];
  const others = [
    'static/js/main.cc.js',
    'static/js/async/landing.gg.js',
    'static/js/async/dashboard.hh.js',
    'static/font/figtree-latin-wght-normal.ee.woff2',
    'static/font/figtree-latin-ext-wght-normal.ff.woff2',
  ];
  return {
    name: 'shell',
    version: '1.0.0',
    kind: 'shell',
    entry: 'static/js/main.cc.js',
    initial: { scripts, styles },
    mounts: [],
    header: [],
    menu: [],
    screens: {},
    singletons: SINGLETONS,
    files: Object.fromEntries([...scripts, ...styles, ...others].map((path) => [path, file(path)])),
    ...change,
  };
}

/** Returns a remote with one script and one style for each of its screens. */
export function remoteRelease(
  name: string,
  mounts: Mount[],
  change: Partial<Release> = {},
): Release {
  const screens = Object.fromEntries(
    mounts.map(({ screen }) => [
      screen,
      { scripts: [`static/js/${screen}.js`], styles: [`static/css/${screen}.css`] },
    ]),
  );
  const paths = Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return {
    name,
    version: '1.0.0',
    kind: 'remote',
    entry: 'remoteEntry.js',
    initial: { scripts: [], styles: [] },
    mounts,
    header: [],
    menu: [{ label: name, to: 'hotel' }],
    screens,
    singletons: RANGES,
    files: Object.fromEntries(['remoteEntry.js', ...paths].map((path) => [path, file(path)])),
    ...change,
  };
}

export const auth = remoteRelease('mfe-auth', [
  { path: 'login', area: 'guest-only', screen: 'login' },
  { path: 'signup', area: 'guest-only', screen: 'signup' },
]);
export const hotel = remoteRelease('mfe-hotel', [
  { path: 'profile', area: 'public', screen: 'profile' },
  { path: 'hotel', area: 'dashboard', screen: 'hotel' },
  { path: 'hotel/quick-info', area: 'dashboard', screen: 'quick-info' },
]);
export const listings = remoteRelease('mfe-listings', [
  { path: ':categorySlug', area: 'dashboard', screen: 'category' },
]);

export function workerRelease(version: string): Release {
  return {
    ...shellRelease(),
    name: 'worker',
    version,
    kind: 'worker',
    entry: 'sw.js',
    initial: { scripts: [], styles: [] },
    singletons: {},
    files: Object.fromEntries(['sw.js', 'offline.html'].map((path) => [path, file(path)])),
  };
}

/** Returns a fleet with these releases as stable; all hotels have auth and hotel enabled. */
export function fleetOf(releases: readonly Release[], hotels: Fleet['hotels'] = {}): Fleet {
  return {
    channels: Object.fromEntries(
      releases.map(({ name, version }) => [name, { stable: { current: version } }]),
    ),
    hotels: {
      '*': { remotes: { 'mfe-auth': { enabled: true }, 'mfe-hotel': { enabled: true } } },
      ...hotels,
    },
  };
}
