import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Fleet, integrityOf, type Release } from '@foyer/releases/contracts';
import { publish as publishBuild } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import {
  auth,
  fleetOf,
  hotel,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDeps } from '../deps/deps.ts';
import { readBuild, requireCurrentVersion } from './read-build.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
});
afterEach(() => rm(data, { recursive: true }));

const RUNTIME = '@foyer/shared/runtime';
const exports = (...names: string[]) => ({ react: ['useId'], [RUNTIME]: names });
/** Two shells; the older one lacks an export. */
const older = shellRelease({ version: '0.9.1', exports: exports('session') });
const newer = shellRelease({ version: '1.0.0', exports: exports('session', 'houseTime') });
const stored = [older, newer, auth, hotel];

/** Creates a remote with the screens `parking` and `garage`, with changes. */
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

/** Writes the build of a release. A file without given text contains its name; some are changed afterwards. */
async function built(release: Release, changed: Texts = {}, given: Texts = {}): Promise<string> {
  const folder = join(data, 'dist');
  await rm(folder, { recursive: true, force: true });
  const texts = Object.fromEntries(
    Object.keys(release.files).map((path) => [path, given[path] ?? path]),
  );
  const files = Object.entries(texts).map(async ([path, text]) => {
    return [path, { integrity: await integrityOf(Buffer.from(text)), bytes: text.length }];
  });
  const manifest = JSON.stringify({
    ...release,
    files: Object.fromEntries(await Promise.all(files)),
  });
  await writeIn(folder, { ...texts, 'release.json': manifest, ...changed });
  return folder;
}

async function publishFrom(target: string, fleet?: Fleet) {
  const { store, objects } = localDeps(data);
  const build = await readBuild(target, { store, objects });
  return publishBuild({ build, objects: folderStore(data), inForce: fleet && { fleet, store } });
}

async function publish(release: Release, fleet?: Fleet, changed?: Texts, given?: Texts) {
  for (const one of stored)
    await writeIn(join(data, 'releases', one.name, one.version), {
      'release.json': JSON.stringify(one),
    });
  return publishFrom(await built(release, changed, given), fleet);
}

const versionsOf = (name: string) => readdir(join(data, 'releases', name)).catch(() => []);

/** Creates a fleet with the newer shell at every hotel and these entries of hotels. */
const fleet = (hotels: Fleet['hotels'] = {}) => fleetOf([newer, auth, hotel], hotels);
const OLD_SHELL = { shell: { pin: '0.9.1' } };
const LACKS = 'mfe-parking 1.2.0 uses `houseTime` of runtime, which shell 0.9.1 does not have.';

test('FLEET-11 FLEET-90 publishes a build from its folder, and a second time changes nothing', async () => {
  const first = await publish(parking(), fleet());
  expect(first).toMatchObject({ release: { version: '1.2.0' }, isNew: true, notes: [] });
  expect(await versionsOf('mfe-parking')).toEqual(['1.2.0']);
  expect(await publish(parking(), fleet())).toMatchObject({ isNew: false, notes: [] });
});

test('FLEET-12 reports every problem of a build at once and stores nothing', async () => {
  const faulty = parking({
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
  const refused = publish(faulty, fleet(), { 'static/css/garage.css': 'changed' });
  const lines = await refused.then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );
  expect(lines).toEqual([
    'The build differs from its release.json in static/css/garage.css: build it again.',
    'The screen "lots" has a mount but no files.',
    'mfe-parking has a mount for the screen "lots" but no such screen (docs/team/writing-a-remote.md#screens).',
    '"parking" of mfe-parking exports no Component (docs/team/writing-a-remote.md#screens).',
    '"parking" of mfe-parking exports default, which the shell does not use. Allowed: Component, loader, action, ErrorBoundary, shouldRevalidate (docs/team/writing-a-remote.md#screens).',
    '"free.badge" of mfe-parking exports loader, which the shell does not use. Allowed: Component (docs/team/writing-a-remote.md#screens).',
    'the mounts mfe-parking /:slug/dashboard/hotel/parking and mfe-parking /:slug/dashboard/hotel/parking collide.',
    expect.stringMatching(
      /^The screen "parking" of mfe-parking weighs \d+ bytes, \d+ bytes more than the remote's budget \(.*#size\)\.$/,
    ),
  ]);
  expect(await versionsOf('mfe-parking')).toEqual([]);
});

test('FLEET-12 refuses a screen that loads code by React’s lazy', async () => {
  const lazy = parking({
    exposes: { parking: { exports: ['Component'], uses: { react: ['lazy'] } } },
  });
  await expect(publish(lazy)).rejects.toThrow(
    /^"parking" of mfe-parking uses React's lazy, .*: use lazyModule \(.*#lazy-code\)\.$/m,
  );
});

const TEMPLATE = 'templates/hotel~parking.json';
/** Publishes the remote with a template of this markup, with changes. */
async function publishWithTemplate(nodes: TemplateNode[], change: Partial<Release> = {}) {
  const { files, ...release } = parking();
  const withTemplate = {
    ...release,
    templates: { 'hotel/parking': TEMPLATE },
    files: { ...files, [TEMPLATE]: { integrity: 'sha384-', bytes: 1 } },
    ...change,
  };
  return publish(withTemplate, fleet(), {}, { [TEMPLATE]: JSON.stringify({ nodes, style: '' }) });
}

test('FLEET-12 FLEET-89 refuses an invalid template with the reason', async () => {
  await expect(publishWithTemplate(['<textarea>'])).rejects.toThrow(
    /^The template of "hotel\/parking" in mfe-parking: It leaves <textarea> open\.$/,
  );
  const missing = { templates: { garage: 'templates/garage.json' } };
  await expect(publishWithTemplate(['<p></p>'], missing)).rejects.toThrow(
    'The template of "garage" in mfe-parking: There is no templates/garage.json.',
  );
  await expect(publishWithTemplate(['<p></p>'], { imported: true })).rejects.toThrow(
    'mfe-parking has templates, which only builds of this repository may have.',
  );
  expect(await versionsOf('mfe-parking')).toEqual([]);
  expect(await publishWithTemplate(['<p>', { variable: 'name' }, '</p>'])).toMatchObject({
    isNew: true,
  });
});

test('FLEET-12 refuses other bytes for a published version, and a name of the wrong kind', async () => {
  await publish(parking(), fleet());
  await expect(publish(parking({ budget: 10_000 }), fleet())).rejects.toThrow(
    'mfe-parking 1.2.0 is published already, with other bytes: give this build another version.',
  );
  await expect(publish(parking({ kind: 'shell' }))).rejects.toThrow(
    'A shell cannot be called mfe-parking.',
  );
  await expect(publish(parking({ entry: 'gone.js' }))).rejects.toThrow(
    'gone.js, which a page would load, is not a file of the release.',
  );
});

test('FLEET-13 refuses a remote that needs names no shell of its hotels has', async () => {
  const old = fleet({ '*': { remotes: { ...OLD_SHELL, 'mfe-parking': { enabled: true } } } });
  await expect(publish(parking(), old)).rejects.toThrow(new RegExp(`^${LACKS}$`));
  expect(await versionsOf('mfe-parking')).toEqual([]);
  const unused = fleet({ '*': { remotes: OLD_SHELL } });
  await expect(publish(parking(), unused), 'as if all hotels had it').rejects.toThrow(LACKS);
  expect(await publish(parking()), 'without a fleet').toMatchObject({ isNew: true });
});

test('FLEET-91 publishes a remote that some hotels cannot run, and names those hotels', async () => {
  const enabled = { 'mfe-parking': { enabled: true } };
  const some = fleet({
    'grand-plaza': { remotes: enabled },
    'seaside-inn': { remotes: { ...OLD_SHELL, ...enabled } },
    // Does not have the remote.
    'city-lodge': { remotes: OLD_SHELL },
    // Has an unrelated problem.
    'hill-house': { remotes: { 'mfe-hotel': { pin: '7.0.0' }, ...enabled } },
  });
  const { notes } = await publish(parking(), some);
  expect(notes).toEqual([`It cannot run at seaside-inn: ${LACKS}`]);
});

test('FLEET-91 publishes a remote that needs the shell of the channel next', async () => {
  const waiting = fleet({ '*': { remotes: { 'mfe-parking': { enabled: true } } } });
  waiting.channels.shell = { stable: { current: '0.9.1' }, next: { current: '1.0.0' } };
  const { notes } = await publish(parking(), waiting);
  expect(notes.join(' ')).toContain('It can run where hotels have shell 1.0.0.');
});

test('FLEET-13 refuses a mount that another remote of the same hotels has', async () => {
  const colliding = parking({ mounts: [{ path: 'profile', area: 'public', screen: 'garage' }] });
  await expect(publish(colliding, fleet())).rejects.toThrow(
    'the mounts mfe-hotel /:slug/profile and mfe-parking /:slug/profile collide.',
  );
});

test('FLEET-14 FLEET-92 refuses a shell without its exports, and names hotels whose remotes need more', async () => {
  const silent = shellRelease({ version: '1.1.0' });
  await expect(publish(silent, fleet())).rejects.toThrow(
    `Shell 1.1.0 does not record its exports of react, ${RUNTIME}: build it again.`,
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

test('FLEET-92 publishes a shell that no current remote runs in', async () => {
  const [singletons, names] = [{ react: '20.0.0', [RUNTIME]: '0.1.0' }, exports('session')];
  const next = shellRelease({ version: '2.0.0', singletons, exports: names });
  const { isNew, notes } = await publish(next, fleet());
  expect(isNew).toBe(true);
  expect(notes).toContain(
    'It cannot run at default and all other hotels: mfe-auth 1.0.0 needs react ^19.3.1, the shell 2.0.0 provides 20.0.0.',
  );
});

test('refuses a target that is not a build', async () => {
  await expect(publishFrom('mfe-mesaging')).rejects.toThrow(
    'mfe-mesaging is neither a folder nor a package of this checkout: did you mean "mfe-messaging"?',
  );
  await expect(publishFrom(data)).rejects.toThrow('has neither a release.json');
  await writeIn(join(data, 'dist'), { 'release.json': '{ "name": 1 }' });
  await expect(publishFrom(join(data, 'dist'))).rejects.toThrow(
    'release.json is not valid: name, version',
  );
});

test('ORIGIN-05 publishes a release that declares an origin, and names hotels that do not allow it', async () => {
  const origins = ['https://parking.test', 'wss://live.test'];
  const allowing = (api_origins: Record<string, boolean>) => ({
    remotes: { 'mfe-parking': { enabled: true } },
    api_origins,
  });
  const at = await publish(
    parking({ origins }),
    fleet({
      'grand-plaza': allowing({ 'https://parking.test': true }),
      'seaside-inn': allowing({ 'https://parking.test': true, 'wss://live.test': true }),
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

test('FLEET-145 refuses a build from before its package got another version', async () => {
  const build = await readBuild(await built(newer), localDeps(data));
  await writeIn(data, { 'package.json': '{ "version": "1.0.0" }' });
  await requireCurrentVersion(build, data);
  await writeIn(data, { 'package.json': '{ "version": "1.1.0" }' });
  await expect(requireCurrentVersion(build, data)).rejects.toThrow(
    'The package.json of shell has version 1.1.0, and the build 1.0.0. Run: pnpm --filter shell build.',
  );
});
