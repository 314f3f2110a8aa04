import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { expect, test, vi } from 'vitest';
import { releasesOf } from '../composition/releases.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { RECORD } from '../testing/gateway.ts';
import { createPages } from './pages.ts';

const releases = [shellRelease(), auth, hotel, listings];
const remotes = { 'mfe-listings': { enabled: true } };
const fleet = fleetOf(releases, { 'grand-plaza': { remotes } });
const resolve = (slug: string) => resolveComposition(fleet, slug, releasesOf(releases));
const recordOf = (change: object = {}): InlinedHotel => ({
  slug: 'grand-plaza',
  state: 'ok',
  hotel: { ...RECORD, settings: [], ...change },
  fetched_at: 1,
});

/** Pages, with how many were written, and what was warned of. */
function testPages(compressedBytes: number) {
  const brotli = vi.fn(async () => new Uint8Array(compressedBytes));
  const warn = vi.fn();
  const log = { info: warn, warn, error: warn };
  const page = createPages({
    brotli,
    log,
    clock: () => 1,
    readFrame: () => Promise.reject(new Error()),
  });
  const open = (slug: string, origin: string, record = recordOf(), path = 'login') =>
    page({
      resolution: resolve(slug),
      hotel: record,
      pathname: `/${slug}/${path}`,
      guest: { signedIn: path !== 'login', stay: false },
      place: { secure: false, origin, publicOrigin: origin },
      accepted: [],
      ifNoneMatch: undefined,
      userAgent: undefined,
    });
  return { open, brotli, warn };
}

test('SHELL-38 a page over 1 MB is written without its hotel, which is logged; never a failure', async () => {
  const { open, warn } = testPages(1);
  const record = recordOf({ description: '😀'.repeat(270_000) });
  for (let time = 0; time < 2; time += 1) {
    const answer = await open('grand-plaza', 'https://foyer.test', record);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"state":"unreachable","hotel":null');
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ slug: 'grand-plaza' });
  const small = await open('grand-plaza', 'https://foyer.test');
  expect(await small.text()).toContain('"state":"ok"');
});

test('FLEET-55 whatever slugs and hosts are asked for, the pages that are kept have 64 MB together', async () => {
  const { open, brotli } = testPages(1_000_000);
  const record = recordOf();
  const ask = (one: number) => open(`h${one % 40}`, `http://host${one % 4}.test:${one}`, record);
  for (let one = 0; one < 80; one += 1) await ask(one);
  expect(brotli).toHaveBeenCalledTimes(80);
  await ask(79);
  await ask(30);
  expect(brotli, 'those asked for last are kept').toHaveBeenCalledTimes(80);
  await ask(0);
  expect(brotli).toHaveBeenCalledTimes(81);
});

test('LIST-42 whatever categories are asked for, a hotel has as many pages as its navigation, and one', async () => {
  const { open, brotli } = testPages(1);
  const categories = Array.from({ length: 80 }, (_, id) => ({
    id,
    name: 'Bar',
    slug: `bar-${id}`,
  }));
  const record = recordOf({ categories });
  for (let one = 0; one < 120; one += 1)
    await open('grand-plaza', 'https://foyer.test', record, `dashboard/bar-${one}`);
  expect(brotli).toHaveBeenCalledTimes(51);
});

test('FLEET-55 what a hotel runs is in memory once, whichever hotels run it', () => {
  const [one, other] = [resolve('h1'), resolve('h2')];
  expect(one.composition.remotes[0]?.sources[0]).toBe(other.composition.remotes[0]?.sources[0]);
});
