import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@foyer/gateway/releases/pack';
import { folderStore } from '@foyer/gateway/store/folder-store';
import { auth, fleetOf, hotel, remoteRelease, shellRelease } from '@foyer/gateway/testing/fixtures';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Part } from '@foyer/shared/contracts/frame';
import type { Release } from '@foyer/shared/contracts/release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldIn } from '../world/world.ts';
import { publishRelease } from './publish-release.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
});
afterEach(() => rm(data, { recursive: true }));

const RUNTIME = '@foyer/shared/runtime';
const exports = (...names: string[]) => ({ react: ['useId'], [RUNTIME]: names });
/** Two shells: the older one lacks a name. */
const older = shellRelease({ version: '0.9.1', exports: exports('session') });
const newer = shellRelease({ version: '1.0.0', exports: exports('session', 'houseTime') });
const stored = [older, newer, auth, hotel];

/** A remote whose screens are `parking` and `garage`, and what is different in it. */
function parking(change: Partial<Release> = {}): Release {
  return remoteRelease(
    'mfe-parking',
    [
      { path: 'hotel/parking', area: 'dashboard', screen: 'parking' },
      { path: 'garage', area: 'public', screen: 'garage' },
    ],
    {
      version: '1.2.0',
      exposes: {
        parking: {
          exports: ['Component', 'loader'],
          uses: { [RUNTIME]: ['houseTime', 'session'] },
        },
        garage: { exports: ['Component'], uses: { [RUNTIME]: ['*'] } },
      },
      ...change,
    },
  );
}

type Texts = Record<string, string>;

async function writeIn(folder: string, files: Texts) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** The build of a release; a file that is given no text holds its own name; some changed afterwards. */
async function built(release: Release, changed: Texts = {}, given: Texts = {}): Promise<string> {
  const folder = join(data, 'dist');
  await rm(folder, { recursive: true, force: true });
  const texts = Object.fromEntries(
    Object.keys(release.files).map((path) => [path, given[path] ?? path]),
  );
  const files = Object.entries(texts).map(([path, text]) => {
    return [path, { integrity: integrityOf(Buffer.from(text)), bytes: text.length }];
  });
  const manifest = JSON.stringify({ ...release, files: Object.fromEntries(files) });
  await writeIn(folder, { ...texts, 'release.json': manifest, ...changed });
  return folder;
}

const publishFrom = (target: string, fleet?: Fleet) =>
  publishRelease({ target, objects: folderStore(data), store: worldIn(data).store, fleet });

async function publish(release: Release, fleet?: Fleet, changed?: Texts, given?: Texts) {
  for (const one of stored)
    await writeIn(join(data, 'releases', one.name, one.version), {
      'release.json': JSON.stringify(one),
    });
  return publishFrom(await built(release, changed, given), fleet);
}

const versionsOf = (name: string) => readdir(join(data, 'releases', name)).catch(() => []);

/** Every hotel has the newer shell, those that are named get what is given. */
const fleet = (hotels: Fleet['hotels'] = {}) => fleetOf([newer, auth, hotel], hotels);
const OLD_SHELL = { shell: { pin: '0.9.1' } };
const LACKS = 'mfe-parking 1.2.0 uses `houseTime` of runtime, which shell 0.9.1 does not have.';

test('FLEET-11 a build is published from its folder; once more it changes nothing', async () => {
  const first = await publish(parking(), fleet());
  expect(first).toMatchObject({ release: { version: '1.2.0' }, isNew: true, notes: [] });
  expect(await versionsOf('mfe-parking')).toEqual(['1.2.0']);
  expect(await publish(parking(), fleet())).toMatchObject({ isNew: false, notes: [] });
});

test('FLEET-12 all that is wrong with a build is said at once, and nothing is stored', async () => {
  const wrong = parking({
    budget: 40,
    mounts: [
      { path: 'hotel/parking', area: 'dashboard', screen: 'parking' },
      { path: 'hotel/parking', area: 'dashboard', screen: 'lots' },
    ],
    exposes: {
      parking: { exports: ['default'], uses: {} },
      'free.badge': { exports: ['Component', 'loader'], uses: {} },
    },
  });
  const refused = publish(wrong, fleet(), { 'static/css/garage.css': 'changed' });
  const lines = await refused.then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );
  expect(lines).toEqual([
    'The build has other bytes in static/css/garage.css than its release.json says: build it again.',
    'The screen "lots" has a mount, and no files.',
    'mfe-parking has a mount for the screen "lots", and no such screen.',
    '"parking" of mfe-parking exports no Component.',
    '"parking" of mfe-parking exports default, which nobody looks for: Component, loader, action, ErrorBoundary, shouldRevalidate is what it can export.',
    '"free.badge" of mfe-parking exports loader, which nobody looks for: Component is what it can export.',
    'the mounts mfe-parking /:slug/dashboard/hotel/parking and mfe-parking /:slug/dashboard/hotel/parking collide.',
    expect.stringMatching(
      /^The screen "parking" of mfe-parking weighs \d+ bytes, \d+ bytes more than the remote's budget\.$/,
    ),
  ]);
  expect(await versionsOf('mfe-parking')).toEqual([]);
});

const FRAME = 'frames/hotel~parking.json';
/** The same remote with a frame of this markup, and what is different in it. */
async function publishFramed(parts: Part[], change: Partial<Release> = {}) {
  const { files, ...release } = parking();
  const framed = {
    ...release,
    frames: { 'hotel/parking': FRAME },
    files: { ...files, [FRAME]: { integrity: 'sha384-', bytes: 1 } },
    ...change,
  };
  return publish(framed, fleet(), {}, { [FRAME]: JSON.stringify({ parts, style: '' }) });
}

test('FLEET-12 a frame that no page could begin with is refused, and it is said why', async () => {
  await expect(publishFramed(['<textarea>'])).rejects.toThrow(
    /^The frame of "hotel\/parking" in mfe-parking: It leaves <textarea> open\.$/,
  );
  const gone = { frames: { garage: 'frames/garage.json' } };
  await expect(publishFramed(['<p></p>'], gone)).rejects.toThrow(
    'The frame of "garage" in mfe-parking: There is no frames/garage.json.',
  );
  await expect(publishFramed(['<p></p>'], { adopted: true })).rejects.toThrow(
    'mfe-parking has frames, which are drawn by a build of ours alone.',
  );
  expect(await versionsOf('mfe-parking')).toEqual([]);
  expect(await publishFramed(['<p>', { slot: 'name' }, '</p>'])).toMatchObject({ isNew: true });
});

test('FLEET-12 a release keeps its bytes, and its place', async () => {
  await publish(parking(), fleet());
  await expect(publish(parking({ budget: 10_000 }), fleet())).rejects.toThrow(
    'mfe-parking 1.2.0 is published already, with other bytes: give this build another version.',
  );
  await expect(publish(parking({ kind: 'shell' }))).rejects.toThrow(
    'A shell cannot be called mfe-parking.',
  );
  await expect(publish(parking({ entry: 'gone.js' }))).rejects.toThrow(
    'gone.js, which a page would ask for, is no file of the release.',
  );
});

test('FLEET-13 a remote that is newer than every shell that would run it is refused by name', async () => {
  const old = fleet({ '*': { remotes: { ...OLD_SHELL, 'mfe-parking': { enabled: true } } } });
  await expect(publish(parking(), old)).rejects.toThrow(new RegExp(`^${LACKS}$`));
  expect(await versionsOf('mfe-parking')).toEqual([]);
  const nobody = fleet({ '*': { remotes: OLD_SHELL } });
  await expect(publish(parking(), nobody), 'as if all had it').rejects.toThrow(LACKS);
  expect(await publish(parking()), 'where nobody can tell').toMatchObject({ isNew: true });
});

test('FLEET-13 one that some hotels cannot run is published, and they are named', async () => {
  const enabled = { 'mfe-parking': { enabled: true } };
  const some = fleet({
    'grand-plaza': { remotes: enabled },
    'seaside-inn': { remotes: { ...OLD_SHELL, ...enabled } },
    // Has not got it, so that nobody asks.
    'city-lodge': { remotes: OLD_SHELL },
    // Has another trouble, which is not this release's.
    'hill-house': { remotes: { 'mfe-hotel': { pin: '7.0.0' }, ...enabled } },
  });
  const { notes } = await publish(parking(), some);
  expect(notes).toEqual([`It cannot run at seaside-inn: ${LACKS}`]);
});

test('FLEET-13 one that waits for the shell of the channel next is published', async () => {
  const waiting = fleet({ '*': { remotes: { 'mfe-parking': { enabled: true } } } });
  waiting.channels.shell = { stable: { current: '0.9.1' }, next: { current: '1.0.0' } };
  const { notes } = await publish(parking(), waiting);
  expect(notes.join(' ')).toContain('It can run where hotels have shell 1.0.0.');
});

test('FLEET-13 a mount that another remote has is refused where both would be', async () => {
  const taking = parking({ mounts: [{ path: 'profile', area: 'public', screen: 'garage' }] });
  await expect(publish(taking, fleet())).rejects.toThrow(
    'the mounts mfe-hotel /:slug/profile and mfe-parking /:slug/profile collide.',
  );
});

test('FLEET-14 a shell says what it has, and which hotels have remotes that need more', async () => {
  const silent = shellRelease({ version: '1.1.0' });
  await expect(publish(silent, fleet())).rejects.toThrow(
    `Shell 1.1.0 does not say what it has of react, ${RUNTIME}: build it again.`,
  );
  await publish(parking(), fleet());
  const enabled = { remotes: { 'mfe-parking': { enabled: true } } };
  const running = fleet({ 'grand-plaza': enabled });
  running.channels['mfe-parking'] = { stable: { current: '1.2.0' } };
  const less = shellRelease({ version: '1.1.0', exports: exports('session') });
  const { notes } = await publish(less, running);
  expect(notes).toEqual([
    'It cannot run at grand-plaza: mfe-parking 1.2.0 uses `houseTime` of runtime, which shell 1.1.0 does not have.',
  ]);
});

test('FLEET-14 a shell that no remote of today runs in is published, so that remotes can follow', async () => {
  const [singletons, names] = [{ react: '20.0.0', [RUNTIME]: '0.1.0' }, exports('session')];
  const next = shellRelease({ version: '2.0.0', singletons, exports: names });
  const { isNew, notes } = await publish(next, fleet());
  expect(isNew).toBe(true);
  expect(notes).toContain(
    'It cannot run at default and all other hotels: mfe-auth 1.0.0 needs react ^19.3.1, the shell 2.0.0 provides 20.0.0.',
  );
});

test('what is no build is told apart', async () => {
  await expect(publishFrom('mfe-mesaging')).rejects.toThrow(
    'mfe-mesaging is neither a folder nor a package of this checkout: did you mean "mfe-messaging"?',
  );
  await expect(publishFrom(data)).rejects.toThrow('holds no release.json');
  await writeIn(join(data, 'dist'), { 'release.json': '{ "name": 1 }' });
  await expect(publishFrom(join(data, 'dist'))).rejects.toThrow(
    'release.json is not valid: name, version',
  );
});

test('ORIGIN-05 a release that names an API is published, and it is said where it may not call it yet', async () => {
  const origins = ['https://parking.test', 'wss://live.test'];
  const having = (api_origins: Record<string, boolean>) => ({
    remotes: { 'mfe-parking': { enabled: true } },
    api_origins,
  });
  const at = await publish(
    parking({ origins }),
    fleet({
      'grand-plaza': having({ 'https://parking.test': true }),
      'seaside-inn': having({ 'https://parking.test': true, 'wss://live.test': true }),
      'plaza-annex': {},
    }),
  );
  expect(at.release.origins).toEqual(origins);
  expect(at.notes).toEqual([
    'It may not call wss://live.test yet (grand-plaza): pnpm fleet allow wss://live.test --hotel SLUG.',
  ]);
  const nowhere = await publish(parking({ version: '1.3.0', origins }), fleet());
  expect(nowhere.notes).toEqual(
    origins.map((one) => `It may not call ${one} yet: pnpm fleet allow ${one} --hotel SLUG.`),
  );
});
