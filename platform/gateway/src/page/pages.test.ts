import {
  type Resolution,
  releaseIndexOf,
  resolutionOf,
  resolveComposition,
} from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { expect, test, vi } from 'vitest';
import { RECORD } from '../testing/gateway.ts';
import { createPages } from './pages.ts';

/** All mounts below a category, like those of mfe-listings and mfe-forms. */
const BELOW_CATEGORY = [
  ':categorySlug',
  ':categorySlug/:subCategorySlug',
  ':categorySlug/:subCategorySlug/:childCategorySlug/explore-details',
  ':categorySlug/:subCategorySlug/:childCategorySlug/:subChildCategory/explore-details',
  ':categorySlug/:subCategorySlug/enquire',
  ':categorySlug/:subCategorySlug/:childCategorySlug/enquire',
];
const listings = remoteRelease(
  'mfe-listings',
  BELOW_CATEGORY.map((path) => ({ path, area: 'dashboard', screen: 'category' })),
);
/** Returns the release with templates of these names. */
function framed(release: Release, ...names: string[]): Release {
  const path = 'templates/one.json';
  return {
    ...release,
    templates: Object.fromEntries(names.map((name) => [name, path])),
    files: { ...release.files, [path]: { integrity: 'sha384-one', bytes: 1 } },
  };
}
const releases = [
  framed(shellRelease(), 'guest-only', 'splash', 'home', 'dashboard'),
  framed(auth, 'login'),
  hotel,
  listings,
];
const remotes = { 'mfe-listings': { enabled: true } };
const fleet = fleetOf(releases, { 'grand-plaza': { remotes } });
const resolve = (slug: string) => resolveComposition(fleet, slug, releaseIndexOf(releases));
const recordOf = (change: object = {}): InlinedHotel => ({
  slug: 'grand-plaza',
  state: 'ok',
  hotel: { ...RECORD, settings: [], ...change },
  fetched_at: 1,
});

const SAME = recordOf();

type Opened = {
  slug?: string;
  origin?: string;
  record?: InlinedHotel;
  path?: string;
  stay?: boolean;
  resolution?: Resolution;
};

/** Creates pages with these templates, and counts the rendered ones and the warnings. */
function testPages(compressedBytes: number, nodesByName: Record<string, TemplateNode[]> = {}) {
  const brotli = vi.fn(async () => new Uint8Array(compressedBytes));
  const warn = vi.fn();
  const log = { info: warn, warn, error: warn };
  const state = { now: 1 };
  const page = createPages({
    integrityManifests: { link: async () => undefined },
    brotli,
    log,
    clock: () => state.now,
    readTemplate: async ({ name }) => ({
      nodes: nodesByName[name] ?? [{ outlet: true }],
      style: '',
    }),
  });
  const open = ({ origin = 'https://foyer.test', path = 'login', ...rest }: Opened = {}) => {
    const { slug = 'grand-plaza', record = SAME, stay = false } = rest;
    return page({
      resolution: rest.resolution ?? resolve(slug),
      hotel: record,
      pathname: `/${slug}/${path}`,
      guest: { signedIn: path !== 'login', stay },
      requestOrigin: { secure: false, origin, publicOrigin: origin },
      accepted: [],
      ifNoneMatch: undefined,
      userAgent: undefined,
    });
  };
  return { open, brotli, warn, state };
}

test('SHELL-38 renders a page over 1 MB without its hotel record, and logs it', async () => {
  const { open, warn } = testPages(1);
  const record = recordOf({ description: '😀'.repeat(270_000) });
  for (let time = 0; time < 2; time += 1) {
    const answer = await open({ record });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"state":"unreachable","hotel":null');
  }
  const left = ['sent without its template', 'sent without its hotel record'];
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(
    left.map((what) => `A page is too large: it is ${what}.`),
  );
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ slug: 'grand-plaza' });
  expect(await (await open()).text()).toContain('"state":"ok"');
});

test('SHELL-38 keeps the hotel record of a page that is too large only because of its template', async () => {
  const repeated: TemplateNode[] = Array(2).fill({ variable: 'description' });
  const { open, warn } = testPages(1, {
    login: repeated,
    splash: ['<b>', { variable: 'name' }, '</b>'],
  });
  const html = await (await open({ record: recordOf({ description: '<'.repeat(90_000) }) })).text();
  expect(html).toContain('<div id="root"><b>Grand Plaza</b></div>');
  expect(html).toContain('"state":"ok"');
  expect(html).toContain('id="foyer-template">null<');
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    'A page is too large: it is sent without its template.',
  ]);
});

test('FLEET-55 limits the memoised pages to 64 MB together for any slugs and hosts', async () => {
  const { open, brotli } = testPages(1_000_000);
  const record = recordOf();
  const ask = (one: number) =>
    open({ slug: `h${one % 40}`, origin: `http://host${one % 4}.test:${one}`, record });
  for (let one = 0; one < 80; one += 1) await ask(one);
  expect(brotli).toHaveBeenCalledTimes(80);
  await ask(79);
  await ask(30);
  expect(brotli, 'the latest pages stay memoised').toHaveBeenCalledTimes(80);
  await ask(0);
  expect(brotli).toHaveBeenCalledTimes(81);
});

test('LIST-42 renders one page of a mount for each category in the navigation, and one for all others', async () => {
  const { open, brotli } = testPages(1);
  const categories = Array.from({ length: 80 }, (_, id) => ({
    id,
    name: 'Bar',
    slug: `bar-${id}`,
  }));
  const record = recordOf({ categories });
  for (const mount of BELOW_CATEGORY)
    for (let one = 0; one < 120; one += 1) {
      const below = mount.replaceAll(/:(?!categorySlug)\w+/g, `other-${one}`);
      const path = `dashboard/${below.replace(':categorySlug', `bar-${one}`)}`;
      await open({ record, path, stay: one % 2 === 0 });
      await open({ record, path, stay: one % 2 === 1 });
    }
  expect(brotli).toHaveBeenCalledTimes(51 * BELOW_CATEGORY.length);
});

test('renders only home differently for a guest with dates of a stay', async () => {
  const { open, brotli } = testPages(1);
  for (const path of ['dashboard/hotel', 'dashboard/hotel/quick-info'])
    for (const stay of [true, false]) await open({ path, stay });
  expect(brotli).toHaveBeenCalledTimes(3);
});

test('renders separate pages for a disabled home and for an unknown address', async () => {
  const layouts: Record<string, TemplateNode[]> = { home: ['home'], dashboard: ['dashboard'] };
  const { open } = testPages(1, layouts);
  const { composition, shell, releases } = resolve('grand-plaza');
  const mounts = composition.mounts.map((mount) => ({ ...mount, enabled: false }));
  const resolution = resolutionOf({ ...composition, mounts }, [shell, ...releases.slice(1)]);
  const rootAt = async (path: string) => {
    const html = await (await open({ resolution, path })).text();
    return /<div id="root">(.*?)<\/div>/.exec(html)?.[1];
  };
  expect(await rootAt('dashboard/nothing/is/here/at/all')).toBe('dashboard');
  expect(await rootAt('dashboard/hotel')).toBe('home');
});

test('FLEET-53 renders a page once for concurrent requests, and again when the part of the day changes', async () => {
  const { open, brotli, state } = testPages(1);
  const record = recordOf({ timezone: 'Asia/Tokyo' });
  state.now = Date.UTC(2026, 10, 23, 15, 1);
  await Promise.all(Array.from({ length: 10 }, () => open({ record })));
  expect(brotli).toHaveBeenCalledTimes(1);
  for (let quarter = 1; quarter <= 96; quarter += 1) {
    state.now += 15 * 60_000;
    await Promise.all([open({ record }), open({ record })]);
  }
  // At four, at noon, at six and at midnight.
  expect(brotli).toHaveBeenCalledTimes(1 + 4);
});

test('FLEET-53 has no day in pages of a hotel without a time zone, and does not render them again', async () => {
  const { open, brotli, state } = testPages(1);
  for (let hour = 0; hour < 48; hour += 1) {
    state.now += 60 * 60_000;
    await open();
  }
  expect(brotli).toHaveBeenCalledTimes(1);
});

test('renders a page again after a failed attempt', async () => {
  const { open, brotli } = testPages(1);
  brotli.mockRejectedValueOnce(new Error('No memory'));
  const responses = await Promise.allSettled([open(), open()]);
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await open()).status).toBe(200);
  expect(brotli).toHaveBeenCalledTimes(2);
});

test('FLEET-55 shares a composition in memory between its hotels', () => {
  const [one, other] = [resolve('h1'), resolve('h2')];
  expect(one.composition.remotes[0]?.sources[0]).toBe(other.composition.remotes[0]?.sources[0]);
});
