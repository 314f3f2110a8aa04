import { releaseHash } from '@foyer/preview';
import type { Fleet } from '@foyer/releases/contracts';
import { auth, fleetOf, hotel, shellRelease } from '@foyer/releases/testing/fixtures';
import { Composition } from '@foyer/shared/contracts/composition.ts';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { gatewayWithPreviews, linkTo } from '../testing/previews.ts';

const PARKING = 'https://parking.test';
const LIVE = 'wss://live.test';
const SPA = 'https://spa.test';
const naming = (version: string, ...origins: string[]) => ({ ...hotel, version, origins });
const RELEASES = [shellRelease(), auth, naming('1.0.0', PARKING, LIVE)];
const ALLOWED = { [PARKING]: true, [SPA]: true };

/** Returns the origins that a page may call; its policy and its composition must agree. */
async function calledBy(page: Response): Promise<string[]> {
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const [, inPolicy = ''] = /connect-src 'self' [^; ]+([^;]*);/.exec(policy) ?? [];
  const [, json = ''] = /id="foyer-composition">(.*?)<\/script>/.exec(await page.text()) ?? [];
  const { api_origins: origins = [] } = Composition.parse(JSON.parse(json));
  expect(inPolicy.trim().split(' ').filter(Boolean)).toEqual(origins);
  return origins;
}

function pagesOf(hotels: Fleet['hotels'], releases = RELEASES, change: Partial<Fleet> = {}) {
  const fleet = { ...fleetOf(RELEASES, hotels), ...change };
  const { get } = testGateway({ fleet, releases });
  return async (slug = 'grand-plaza', cookie = '') =>
    calledBy(await get(`/${slug}/login`, { Cookie: cookie }));
}

test('ORIGIN-03 allows a page only origins that an enabled remote names and the operator allows there', async () => {
  const page = pagesOf({ 'grand-plaza': { api_origins: ALLOWED } });
  expect(await page()).toEqual([PARKING]);
  expect(await page('seaside-inn')).toEqual([]);
  expect(await page('constructor')).toEqual([]);
});

test("ORIGIN-11 prefers a hotel's own entry over the one for all, origin by origin", async () => {
  const page = pagesOf({
    '*': { api_origins: { [PARKING]: true, [LIVE]: true } },
    'grand-plaza': { api_origins: { [LIVE]: false } },
    'seaside-inn': { api_origins: {} },
  });
  expect(await page()).toEqual([PARKING]);
  expect(await page('seaside-inn')).toEqual([PARKING, LIVE]);
});

test("ORIGIN-12 includes the origins of fallback releases, but not those of another browser's rollout", async () => {
  const channel = {
    current: '1.1.0',
    previous: '1.0.0',
    rollout: { version: '1.2.0', percent: 100 },
  };
  const { channels } = fleetOf(RELEASES);
  const page = pagesOf(
    { '*': { api_origins: { ...ALLOWED, [LIVE]: true } } },
    [...RELEASES, naming('1.1.0'), naming('1.2.0', SPA)],
    { channels: { ...channels, 'mfe-hotel': { stable: channel } } },
  );
  // Only a browser with a rollout bucket is in the rollout.
  expect(await page('grand-plaza', 'foyer_rollout_bucket=bucket-of-a-browser')).toEqual([SPA]);
});

test("ORIGIN-12 allows a preview the hotel's origins and no new ones", async () => {
  const next = naming('1.1.0', PARKING, SPA);
  const { open } = gatewayWithPreviews({
    fleet: fleetOf(RELEASES, { 'grand-plaza': { api_origins: { [PARKING]: true } } }),
    releases: [...RELEASES, next],
  });
  const hash = await releaseHash(next);
  const claims = { hotel: 'grand-plaza', remote: next.name, version: next.version, hash };
  const { go } = await open(await linkTo(claims));
  expect(await calledBy(await go('/grand-plaza/login'))).toEqual([PARKING]);
});
