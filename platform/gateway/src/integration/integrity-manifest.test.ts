import { createHash } from 'node:crypto';
import { additionalImportMap, type IntegrityManifest } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { fromColumns } from '@foyer/shared/contracts/columnar.ts';
import { Composition } from '@foyer/shared/contracts/composition.ts';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';

stopTimers();

const LOGIN = '/grand-plaza/login';
const WHOLE = '/-/page/grand-plaza';

const knows = shellRelease();
const shell = shellRelease({
  files: {
    ...knows.files,
    'static/js/async/integrity-manifest.jj.js': { integrity: 'sha384-jj', bytes: 1 },
  },
});
const spa = remoteRelease('mfe-spa', [{ path: 'spa', area: 'dashboard', screen: 'spa' }]);
const [oldAuth, oldSpa] = [auth, spa].map((release) => ({ ...release, version: '0.9.0' }));
const releases = [shell, auth, hotel, spa, oldAuth, oldSpa].filter((one) => one !== undefined);

function fleet(hosts: string[] = []) {
  const made = fleetOf([shell, auth, hotel, spa], { 'grand-plaza': { video_hosts: hosts } });
  made.hotels['*'] = { remotes: { 'mfe-spa': { enabled: true } } };
  for (const name of ['mfe-auth', 'mfe-spa'])
    made.channels[name] = { stable: { current: '1.0.0', previous: '0.9.0' } };
  return made;
}

const between = (html: string, start: string, end: string) =>
  html.split(start, 2)[1]?.split(end, 1)[0] ?? '';
const hashesIn = (html: string): Record<string, string> =>
  JSON.parse(between(html, '<script type="importmap">', '</script>')).integrity;
function composition(html: string): Composition {
  const json = JSON.parse(between(html, 'id="foyer-composition">', '</script>'));
  return Composition.parse({ ...json, mounts: fromColumns(json.mounts) });
}
const versions = ({ remotes }: Pick<Composition, 'remotes'>) =>
  Object.fromEntries(
    remotes.map(({ name, sources }) => [name, sources.map(({ version }) => version)]),
  );

test('SCALE-01 SCALE-09 includes the sources of the matched remote in a page, and only the mounts of the others', async () => {
  const { get } = testGateway({ releases, fleet: fleet() });
  const html = await (await get(LOGIN)).text();
  expect(versions(composition(html))).toEqual({ 'mfe-auth': ['1.0.0', '0.9.0'] });
  expect(composition(html).mounts.map(({ path }) => path)).toContain('spa');
  expect(html).not.toContain('/-/releases/mfe-spa/');
  const covered = new Set(Object.keys(hashesIn(html)).map((path) => path.split('/')[3]));
  expect([...covered]).toEqual(['shell', 'mfe-auth']);
  expect(composition(html).menu).toEqual([]);
  const home = await (
    await get('/grand-plaza/dashboard/hotel', { Cookie: 'foyer_signed_in=1' })
  ).text();
  expect(composition(home).menu.map(({ remote }) => remote)).toContain('mfe-spa');
  expect(versions(composition(home))).toEqual({ 'mfe-hotel': ['1.0.0'] });
});

test('SCALE-02 serves the others as an immutable file whose hash the page contains', async () => {
  const { get } = testGateway({ releases, fleet: fleet() });
  const { integrity_manifest: link } = composition(await (await get(LOGIN)).text());
  const answer = await get(link?.href ?? '');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const text = await answer.text();
  const hash = createHash('sha384').update(text).digest('base64');
  expect(link?.integrity).toBe(`sha384-${hash}`);
  const manifest = JSON.parse(text) as IntegrityManifest;
  expect(versions(manifest)).toEqual({
    'mfe-auth': ['1.0.0', '0.9.0'],
    'mfe-hotel': ['1.0.0'],
    'mfe-spa': ['1.0.0', '0.9.0'],
  });
  expect(manifest.menu.map(({ remote }) => remote)).toContain('mfe-spa');
  expect(manifest.integrity['/-/releases/mfe-spa/0.9.0/remoteEntry.js']).toMatch(/^sha384-/);
  expect((await get('/-/integrity-manifest/grand-plaza/0123456789abcdef')).status).toBe(404);
  expect((await get(`/-/integrity-manifest/..%2f/x`)).status).toBe(404);
});

test('SCALE-10 allows the page to add the import map of the others, and no other import map', async () => {
  const { get } = testGateway({ releases, fleet: fleet() });
  const page = await get(LOGIN);
  const html = await page.text();
  const { integrity_manifest: link } = composition(html);
  const manifest = (await (await get(link?.href ?? '')).json()) as IntegrityManifest;
  const pageHashes = hashesIn(html);
  const later = Object.entries(manifest.integrity).filter(
    ([path]) => !Object.hasOwn(pageHashes, path),
  );
  const [, first = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(html) ?? [];
  const map = additionalImportMap(first, Object.fromEntries(later));
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const sources = between(policy, 'script-src ', ';').split(' ');
  const inlined = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    hashOf(text),
  );
  const further = sources.filter((one) => one.startsWith("'sha") && !inlined.includes(one));
  expect(further).toEqual([hashOf(map)]);
  expect(sources).not.toContain("'unsafe-inline'");
});

test('SCALE-03 serves an open page its integrity manifest after the hotel’s composition has changed', async () => {
  const { get, state } = testGateway({ releases, fleet: fleet() });
  const href = async () =>
    composition(await (await get(LOGIN)).text()).integrity_manifest?.href ?? '';
  const before = await href();
  state.now += 2_000;
  state.fleet = JSON.stringify({ ...fleet(), withdrawn: { 'mfe-spa': { '1.0.0': 'It fails' } } });
  expect(await href()).not.toBe(before);
  const answer = await get(before);
  expect(versions((await answer.json()) as IntegrityManifest)['mfe-spa']).toEqual([
    '1.0.0',
    '0.9.0',
  ]);
  const other = testGateway({ releases, fleet: { ...fleet(), ...JSON.parse(state.fleet) } });
  expect((await other.get(before)).status).toBe(404);
  expect((await other.get(await href())).status).toBe(200);
});

test('SCALE-04 includes everything for an older shell, and in the page for all addresses', async () => {
  const whole = {
    'mfe-auth': ['1.0.0', '0.9.0'],
    'mfe-hotel': ['1.0.0'],
    'mfe-spa': ['1.0.0', '0.9.0'],
  };
  const { get } = testGateway({ releases, fleet: fleet() });
  const older = testGateway({ releases: [knows, ...releases.slice(1)], fleet: fleet() });
  for (const page of [await get(WHOLE), await older.get(LOGIN), await older.get(WHOLE)]) {
    const html = await page.text();
    expect(composition(html).integrity_manifest).toBeUndefined();
    expect(versions(composition(html))).toEqual(whole);
    expect(hashesIn(html)['/-/releases/mfe-spa/0.9.0/remoteEntry.js']).toMatch(/^sha384-/);
  }
});
