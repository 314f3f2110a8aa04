import { Mount } from '@foyer/shared/contracts/mount.ts';
import { describe, expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '../testing/fixtures.ts';
import { groupedProblems, hotelsOf, validateAt } from './problems.ts';
import { releaseIndexOf } from './release-index.ts';
import { inlinedHashesOf } from './resolution.ts';
import { FleetError, resolveComposition } from './resolve.ts';

const all = [shellRelease(), auth, hotel, listings];
const resolve = (fleet: Fleet, slug = 'grand-plaza', releases = all) =>
  resolveComposition(fleet, slug, releaseIndexOf(releases)).composition;
/** Lists each problem after its hotels. */
const problems = (fleet: Fleet, releases = all, document = readDocument(JSON.stringify(fleet))) =>
  groupedProblems(
    hotelsOf(document),
    (slug) => validateAt(document, slug, releaseIndexOf(releases)).problems,
  ).map(({ text, hotels }) => `${hotels.join(' ')}: ${text}`);

test('SHELL-94 keeps the mounts of a disabled remote, without files and menu', () => {
  const composition = resolve(fleetOf(all));
  expect(composition.remotes.map(({ name }) => name)).toEqual(['mfe-auth', 'mfe-hotel']);
  expect(composition.menu.map(({ remote }) => remote)).toEqual(['mfe-auth', 'mfe-hotel']);
  expect(composition.mounts.find(({ path }) => path === ':categorySlug')).toMatchObject({
    remote: 'mfe-listings',
    enabled: false,
  });
});

test('FLEET-146 names the lists to which the current release of a remote contributes', () => {
  const spa = remoteRelease('mfe-spa', [], { contributes: ['search'] });
  const bar = remoteRelease('mfe-bar', [], { contributes: [] });
  const releases = [shellRelease(), auth, hotel, spa, bar];
  const remotes = { 'mfe-spa': { enabled: true }, 'mfe-bar': { enabled: true } };
  const fleet = fleetOf(releases, { 'grand-plaza': { remotes } });
  const contributing = resolve(fleet, 'grand-plaza', releases).remotes.map(
    ({ name, contributes }) => [name, contributes] as const,
  );
  expect(Object.fromEntries(contributing)).toMatchObject({
    'mfe-bar': undefined,
    'mfe-spa': ['search'],
  });
});

test('sorts entries by order; those without one come last, ties by remote and as declared', () => {
  const icon = ['M4 4h16'];
  const plain = { label: 'Plain', to: 'hotel' };
  const bar = remoteRelease('mfe-bar', [], {
    header: [{ label: 'Bar', to: 'bar', icon, order: 2 }],
    menu: [plain, { label: 'Bar', to: 'bar', order: 2 }],
  });
  const spa = remoteRelease('mfe-spa', [], {
    header: [{ label: 'Call', call: 'phone', icon, order: 1 }],
    menu: [
      { label: 'Spa', to: 'spa', order: 2 },
      { label: 'Sauna', to: 'sauna', order: 2, badge: 'heat', feature: 'sauna' },
      { label: 'First', to: 'first', order: -1 },
    ],
  });
  const releases = [shellRelease(), auth, { ...hotel, menu: [] }, spa, bar];
  const enabled = { 'mfe-auth': {}, 'mfe-bar': { enabled: true }, 'mfe-spa': { enabled: true } };
  const { header, menu } = resolve(
    fleetOf(releases, { 'grand-plaza': { remotes: enabled } }),
    'grand-plaza',
    releases,
  );
  expect(header.map(({ label }) => label)).toEqual(['Call', 'Bar']);
  expect(menu.map(({ label }) => label)).toEqual([
    'First',
    'Bar',
    'Spa',
    'Sauna',
    'mfe-auth',
    'Plain',
  ]);
  expect(menu[3]).toEqual({ ...spa.menu[1], remote: 'mfe-spa' });
});

test("SHELL-27 prefers a hotel's own entry over the one for all, remote by remote", () => {
  const fleet = fleetOf(all, { 'grand-plaza': { remotes: { 'mfe-listings': { enabled: true } } } });
  const names = (slug: string) => resolve(fleet, slug).remotes.map(({ name }) => name);
  expect(names('grand-plaza')).toEqual(['mfe-auth', 'mfe-hotel', 'mfe-listings']);
  expect(names('seaside-inn')).toEqual(['mfe-auth', 'mfe-hotel']);
  expect(names('constructor')).toEqual(['mfe-auth', 'mfe-hotel']);
});

test('SHELL-112 SHELL-113 runs the current release before the previous one; a pin wins over an own release, and this over a channel', () => {
  const old = { ...hotel, version: '0.9.0' };
  const next = { ...hotel, version: '1.1.0' };
  const releases = [...all, old, next];
  const fleet = fleetOf(all, {
    pinned: {
      remotes: { 'mfe-hotel': { pin: '0.9.0', release: { current: '1.0.0' }, channel: 'next' } },
    },
    own: {
      remotes: {
        'mfe-hotel': { release: { current: '0.9.0', previous: '1.0.0' }, channel: 'next' },
      },
    },
    eager: { remotes: { 'mfe-hotel': { channel: 'next' } } },
  });
  fleet.channels['mfe-hotel'] = {
    stable: { current: '1.0.0', previous: '0.9.0' },
    next: { current: '1.1.0', previous: '1.0.0' },
  };
  const versions = (slug: string) =>
    resolve(fleet, slug, releases)
      .remotes.find(({ name }) => name === 'mfe-hotel')
      ?.sources.map(({ version }) => version);
  expect(versions('grand-plaza')).toEqual(['1.0.0', '0.9.0']);
  expect(versions('pinned')).toEqual(['0.9.0']);
  expect(versions('own')).toEqual(['0.9.0', '1.0.0']);
  expect(versions('eager')).toEqual(['1.1.0', '1.0.0']);
});

test("AUTH-83 signs guests up at the page's hotel; at default only if a hotel is pinned", () => {
  const fleet = fleetOf(all, { pinned: { signup_hotel: 'other' } });
  expect(resolve(fleet).signup_hotel).toBe('grand-plaza');
  expect(resolve(fleet, 'pinned').signup_hotel).toBe('other');
  expect(resolve(fleet, 'default').signup_hotel).toBeNull();
  expect(resolve(fleet, 'default').remotes.map(({ name }) => name)).toEqual(['mfe-auth']);
});

test('changes the id with the content and nothing else', () => {
  const fleet = fleetOf(all);
  const other = fleetOf(all, { 'grand-plaza': { video_hosts: ['video.example.com'] } });
  expect(resolve(fleet).id).toBe(resolve(structuredClone(fleet)).id);
  expect(resolve(fleet).id).not.toBe(resolve(other).id);
});

test('FAULT-08 refuses a remote built against another major of a singleton', () => {
  const broken = { ...hotel, singletons: { react: '^20.0.0', 'react-dom': '^19.3.1' } };
  expect(problems(fleetOf(all), [shellRelease(), auth, broken, listings])).toContain(
    '*: mfe-hotel 1.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1',
  );
  expect(problems(fleetOf(all), [shellRelease(), auth, broken, listings])).toContain(
    '*: mfe-hotel 1.0.0 needs react-dom ^19.3.1, the shell 1.0.0 does not provide it',
  );
});

test('SHELL-29 gives a page the hashes of all scripts, and of imported style sheets', () => {
  const imported = { ...listings, imported: true as const };
  const fleet = fleetOf(all, { 'grand-plaza': { remotes: { 'mfe-listings': { enabled: true } } } });
  const releases = releaseIndexOf([shellRelease(), auth, hotel, imported]);
  const hashes = Object.keys(
    inlinedHashesOf(resolveComposition(fleet, 'grand-plaza', releases).releases),
  );
  const sheets = hashes.filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.every((path) => path.startsWith('/-/releases/mfe-listings/'))).toBe(true);
  expect(hashes).toContain('/-/releases/mfe-auth/1.0.0/remoteEntry.js');
});

test('drops a previous release that the shell cannot run', () => {
  const old = { ...hotel, version: '0.9.0', singletons: { react: '^18.0.0' } };
  const fleet = fleetOf(all);
  fleet.channels['mfe-hotel'] = { stable: { current: '1.0.0', previous: '0.9.0' } };
  expect(resolve(fleet, 'grand-plaza', [...all, old]).remotes[1]?.sources).toHaveLength(1);
});

describe('two remotes with one address', () => {
  const twin = remoteRelease('mfe-twin', [
    { path: ':other', area: 'dashboard', screen: 'other' },
    { path: 'Hotel/Quick-Info', area: 'dashboard', screen: 'other' },
  ]);
  const releases = [...all, twin];
  const enabled = (...names: string[]) =>
    fleetOf(releases, {
      'grand-plaza': {
        remotes: Object.fromEntries(names.map((name) => [name, { enabled: true }])),
      },
    });

  test('are refused if both are enabled, whatever the parameter names and the case', () => {
    expect(problems(enabled('mfe-listings', 'mfe-twin'), releases)).toEqual([
      'grand-plaza: the mounts mfe-listings /:slug/dashboard/:categorySlug and mfe-twin /:slug/dashboard/:other collide',
      'grand-plaza: the mounts mfe-hotel /:slug/dashboard/hotel/quick-info and mfe-twin /:slug/dashboard/Hotel/Quick-Info collide',
    ]);
  });

  test('may both exist; the enabled one gets the address', () => {
    expect(problems(fleetOf(releases), releases)).toEqual([]);
    const { mounts } = resolve(enabled('mfe-listings'), 'grand-plaza', releases);
    const inDoubt = mounts.filter(({ path }) => path.startsWith(':') || /quick-info/i.test(path));
    expect(inDoubt.map(({ remote, enabled }) => [remote, enabled])).toEqual([
      ['mfe-hotel', true],
      ['mfe-listings', true],
    ]);
  });
});

test('puts only dashboard mounts below dashboard/', () => {
  const mount = { path: 'dashboard/offers', area: 'public', screen: 'offers' } as const;
  expect(Mount.safeParse(mount).success).toBe(false);
  expect(Mount.safeParse({ ...mount, path: 'Dashboard' }).success).toBe(false);
  expect(Mount.safeParse({ ...mount, path: 'dashboards' }).success).toBe(true);
});

test('throws an error that names every problem of an invalid composition', () => {
  const fleet = fleetOf(all, {
    'grand-plaza': { remotes: { 'mfe-auth': { enabled: false }, 'mfe-hotel': { pin: '7.0.0' } } },
  });
  const problems = ['mfe-hotel 7.0.0 is not in the release store', 'mfe-auth cannot be disabled'];
  const without = (gone: string) => all.filter(({ name }) => name !== gone);
  expect(() => resolve(fleet)).toThrow(new FleetError(problems));
  expect(new FleetError(problems).message).toBe(problems.join('; '));
  expect(() => resolve(fleetOf(all), 'grand-plaza', without('shell'))).toThrow(FleetError);
});

test("puts a remote's files below its release, screen by screen", () => {
  const [source] = resolve(fleetOf(all)).remotes[0]?.sources ?? [];
  expect(source).toEqual({
    version: '1.0.0',
    entry: '/-/releases/mfe-auth/1.0.0/remoteEntry.js',
    screens: Object.fromEntries(
      ['login', 'signup'].map((screen) => [
        screen,
        {
          scripts: [`/-/releases/mfe-auth/1.0.0/static/js/${screen}.js`],
          styles: [`/-/releases/mfe-auth/1.0.0/static/css/${screen}.css`],
        },
      ]),
    ),
  });
});

test('ORIGIN-03 omits the origins from a page that may call no others', () => {
  expect(resolve(fleetOf(all))).not.toHaveProperty('api_origins');
  const naming = { ...hotel, origins: ['https://parking.test'] };
  const releases = [shellRelease(), auth, naming];
  expect(resolve(fleetOf(releases), 'grand-plaza', releases)).not.toHaveProperty('api_origins');
});

test("SHELL-29 returns the release's integrity for a file", () => {
  const { integrity } = resolveComposition(fleetOf(all), 'grand-plaza', releaseIndexOf(all));
  const { files } = hotel;
  expect(integrity('/-/releases/mfe-hotel/1.0.0/remoteEntry.js')).toBe(
    files['remoteEntry.js']?.integrity,
  );
  expect(integrity('/-/releases/mfe-hotel/0.9.0/remoteEntry.js')).toBeUndefined();
});

test('reports a withdrawn release if a hotel needs it and has no other', () => {
  const withdrawn = (name: string) => ({ ...fleetOf(all), withdrawn: { [name]: { '1.0.0': '' } } });
  const text = 'is withdrawn, and there is no other release to run';
  expect(problems(withdrawn('mfe-hotel'))).toEqual([`*: mfe-hotel 1.0.0 ${text}`]);
  expect(problems(withdrawn('shell'))).toEqual([`* default: shell 1.0.0 ${text}`]);
  expect(problems(withdrawn('mfe-listings'))).toEqual([]);
});

test('ignores what a disabled remote lacks', () => {
  const fleet = fleetOf(all, { 'grand-plaza': { remotes: { 'mfe-spa': {} } } });
  const document = { text: '', fleet, errors: [] };
  expect(problems(fleet, [shellRelease(), auth, hotel], document)).toEqual([]);
});

test('refuses a missing release, and disabling auth or hotel, for the hotel', () => {
  const fleet = fleetOf(all, {
    'grand-plaza': { remotes: { 'mfe-auth': { enabled: false }, 'mfe-hotel': { pin: '7.0.0' } } },
    'seaside-inn': { video_hosts: ["evil.test; script-src 'unsafe-inline'"] },
    'plaza-annex': { signup_hotel: 'Grand Plaza' },
  });
  expect(problems(fleet)).toEqual([
    'grand-plaza: mfe-hotel 7.0.0 is not in the release store',
    'grand-plaza: mfe-auth cannot be disabled',
    `seaside-inn: hotels → seaside-inn → video_hosts → 0 is "evil.test; script-src 'unsafe-inline'", which is not the name of a video host`,
    'plaza-annex: hotels → plaza-annex → signup_hotel is "Grand Plaza", which is not the slug of a hotel to sign up at',
  ]);
});

test('reports a fleet without a shell, auth or hotel', () => {
  expect(problems(fleetOf([auth, hotel]))).toContain('* default: shell has no channel');
  expect(problems(fleetOf([shellRelease(), listings]))).toEqual(
    expect.arrayContaining([
      '* default: mfe-auth has no channel',
      '* default: mfe-hotel has no channel',
    ]),
  );
});
