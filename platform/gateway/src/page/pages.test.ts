import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dayOf } from '@foyer/prerender/page';
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
import type { TemplateNode } from '@foyer/shared/contracts/template.ts';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createCaches } from '../caches.ts';
import type { KnownHotel } from '../hotels/hotels.ts';
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
  const paths = names.map((name) => `templates/${name}.json`);
  const file = { integrity: 'sha384-one', bytes: 1 };
  return {
    ...release,
    templates: Object.fromEntries(names.map((name) => [name, `templates/${name}.json`])),
    files: { ...release.files, ...Object.fromEntries(paths.map((path) => [path, file])) },
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
const index = releaseIndexOf(releases);
const resolve = (slug: string) => resolveComposition(fleet, slug, index);
const recordOf = (change: object = {}): KnownHotel => ({
  record: {
    slug: 'grand-plaza',
    state: 'ok',
    hotel: { ...RECORD, settings: [], ...change },
    fetched_at: 1,
  },
  contentId: JSON.stringify(change).slice(0, 100),
  day: undefined,
  quarter: 0,
  bytes: 1,
  fetchedAt: 1,
  refetchAt: 1,
  isFresh: false,
});

const SAME = recordOf();
const ORIGIN = 'https://foyer.test';
const HOSTS = Array.from({ length: 80 }, (_, one) => `http://host${one % 4}.test:${one}`);

type Opened = {
  slug?: string;
  origin?: string;
  record?: KnownHotel;
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
  const caches = createCaches(() => state.now);
  const page = createPages({
    brotli,
    log,
    publicOrigins: [ORIGIN, ...HOSTS],
    caches,
    releases: {
      async file(_, path) {
        const [, name = ''] = /^templates\/(.*)\.json$/.exec(path) ?? [];
        const template = { nodes: nodesByName[name] ?? [{ outlet: true }], style: '' };
        return { body: new TextEncoder().encode(JSON.stringify(template)), coding: undefined };
      },
    },
  });
  const open = async ({ origin = ORIGIN, path = 'login', ...rest }: Opened = {}) => {
    const { slug = 'grand-plaza', record = SAME, stay = false } = rest;
    const pathname = `/${slug}/${path}`;
    const resolution = rest.resolution ?? resolve(slug);
    const hotel = { ...record, day: dayOf(record.record, state.now) };
    const app = new Hono().get('*', (c) => page(c, { resolution, hotel, pathname }));
    const signedIn = path === 'login' ? '' : 'foyer_signed_in=1; ';
    const headers = { Cookie: `${signedIn}foyer_stay=${stay ? 1 : 0}` };
    const answer = await app.request(origin + pathname, { headers });
    if (answer.status === 500) throw new Error('The page failed');
    return answer;
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
  const ask = (one: number) => open({ slug: `h${one % 40}`, origin: HOSTS[one] ?? '', record });
  for (let one = 0; one < 80; one += 1) await ask(one);
  expect(brotli).toHaveBeenCalledTimes(80);
  await ask(79);
  await ask(30);
  expect(brotli, 'the latest pages stay memoised').toHaveBeenCalledTimes(80);
  await ask(0);
  expect(brotli).toHaveBeenCalledTimes(81);
});

test('LIST-48 LIST-49 renders one page of a mount for each category in the navigation, and one for all others', async () => {
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

test('FLEET-53 FLEET-101 renders a page once for concurrent requests, and again when the part of the day changes', async () => {
  const { open, brotli, state } = testPages(1);
  const record = recordOf({ timezone: 'Asia/Tokyo' });
  state.now = Date.UTC(2026, 10, 23, 15, 1);
  await Promise.all(Array.from({ length: 10 }, () => open({ record })));
  expect(brotli).toHaveBeenCalledTimes(1);
  for (let quarter = 1; quarter <= 96; quarter += 1) {
    state.now += 15 * 60_000;
    await Promise.all([open({ record }), open({ record })]);
  }
  // At four, at noon and at midnight. The evening's page is the one of before four.
  expect(brotli).toHaveBeenCalledTimes(1 + 3);
});

test('FLEET-101 has no day in pages of a hotel without a time zone, and does not render them again', async () => {
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

test('FLEET-55 keeps of a memoised page its bodies and headers, and nothing it was written from', async () => {
  const { open, brotli } = testPages(1);
  const openOnce = async () => {
    const record = recordOf({ name: 'Once' });
    await open({ record });
    return new WeakRef(record.record.hotel as object);
  };
  const hotel = await openOnce();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  // No poll for the record itself: its expectation would keep the record.
  const isCollected = () => {
    collectGarbage();
    return hotel.deref() === undefined;
  };
  await expect.poll(isCollected).toBe(true);
  await open({ record: recordOf({ name: 'Once' }) });
  expect(brotli, 'the page is memoised').toHaveBeenCalledTimes(1);
});

test('FLEET-55 shares a composition in memory between its hotels', () => {
  const [one, other] = [resolve('h1'), resolve('h2')];
  expect(one.composition.remotes[0]?.sources[0]).toBe(other.composition.remotes[0]?.sources[0]);
});
