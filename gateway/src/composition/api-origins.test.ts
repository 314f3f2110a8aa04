import { Composition } from '@foyer/shared/contracts/composition';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { releaseHash } from '../look/release-hash.ts';
import { auth, fleetOf, hotel, shellRelease } from '../testing/fixtures.ts';
import { testGateway } from '../testing/gateway.ts';
import { gatewayWithLooks, linkTo } from '../testing/look.ts';

const PARKING = 'https://parking.test';
const LIVE = 'wss://live.test';
const SPA = 'https://spa.test';
const naming = (version: string, ...origins: string[]) => ({ ...hotel, version, origins });
const RELEASES = [shellRelease(), auth, naming('1.0.0', PARKING, LIVE)];
const ALLOWED = { [PARKING]: true, [SPA]: true };

/** What the page of a hotel may call, as its policy and its composition say it. */
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

test('ORIGIN-03 a page calls what an enabled remote names and the operator allows there, and nothing else', async () => {
  const page = pagesOf({ 'grand-plaza': { api_origins: ALLOWED } });
  expect(await page()).toEqual([PARKING]);
  expect(await page('seaside-inn')).toEqual([]);
  expect(await page('constructor')).toEqual([]);
});

test("ORIGIN-03 a hotel's own word goes over that for all, origin by origin", async () => {
  const page = pagesOf({
    '*': { api_origins: { [PARKING]: true, [LIVE]: true } },
    'grand-plaza': { api_origins: { [LIVE]: false } },
    'seaside-inn': { api_origins: {} },
  });
  expect(await page()).toEqual([PARKING]);
  expect(await page('seaside-inn')).toEqual([PARKING, LIVE]);
});

test('ORIGIN-03 what a release to fall back to names is in the page too; what another browser runs is not', async () => {
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
  // Whoever has no lot is not in the rollout.
  expect(await page('grand-plaza', 'foyer_lot=lot-of-a-browser')).toEqual([SPA]);
});

test('ORIGIN-03 a preview calls what its hotel allows, and nothing that is new in it', async () => {
  const next = naming('1.1.0', PARKING, SPA);
  const { open } = gatewayWithLooks({
    fleet: fleetOf(RELEASES, { 'grand-plaza': { api_origins: { [PARKING]: true } } }),
    releases: [...RELEASES, next],
  });
  const hash = await releaseHash(next);
  const facts = { hotel: 'grand-plaza', remote: next.name, version: next.version, hash };
  const { go } = await open(await linkTo(facts));
  expect(await calledBy(await go('/grand-plaza/login'))).toEqual([PARKING]);
});
