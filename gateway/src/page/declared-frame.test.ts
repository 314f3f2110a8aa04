import type { FirstFrame } from '@foyer/shared/contracts/first-frame';
import { Release } from '@foyer/shared/contracts/release';
import type { DeclaredMount } from '@foyer/shared/contracts/remote';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { RECORD, testGateway } from '../testing/gateway.ts';

const PICTURE = '/api/media/parking.avif?w=390,780';
const SETTINGS = { banner_video: '/api/media/film.mp4', parking_image: PICTURE };
const shows = {
  picture: ['banner_video', 'parking_image'],
  sizes: '(min-width: 960px) 50vw, 100vw',
} satisfies Partial<FirstFrame>;

const parkingAt = (area: DeclaredMount['area'], frame?: FirstFrame, enabled = true) => {
  const remote = remoteRelease('mfe-parking', [
    { path: 'parking', area, screen: 'parking', frame },
  ]);
  const releases = [shellRelease(), auth, hotel, remote];
  const remotes = { 'mfe-parking': { enabled } };
  return { releases, fleet: fleetOf(releases, { 'grand-plaza': { remotes } }) };
};

/** The page of a remote that nobody wrote a line for in the gateway. */
async function pageOf(options: ReturnType<typeof parkingAt>, settings: object = SETTINGS) {
  const record = { ...RECORD, settings: [settings] };
  const { get } = testGateway({
    ...options,
    provider: () => Response.json({ status: true, data: record }),
  });
  const paths = { public: 'parking', 'guest-only': 'parking', dashboard: 'dashboard/parking' };
  const area = options.releases.at(-1)?.mounts[0]?.area ?? 'public';
  const signedIn = { Cookie: `foyer_in=${area === 'dashboard' ? 1 : 0}` };
  const html = await (await get(`/grand-plaza/${paths[area]}`, signedIn)).text();
  const [, frame = ''] = /<div id="root">(.*?)<p class="ff-late"/.exec(html) ?? [];
  return { html, frame };
}

const BAR = 'class="ff-bar"';

test('a banner is drawn behind the header of the dashboard, alone elsewhere', async () => {
  const frame: FirstFrame = { kind: 'banner', ...shows };
  const inside = (await pageOf(parkingAt('dashboard', frame))).frame;
  expect(inside).toMatch(/<div class="ff-banner"><img class="ff-cover" [^>]*><div class="ff-bar">/);
  const outside = (await pageOf(parkingAt('public', frame))).frame;
  expect(outside).toContain('<div class="ff-banner"><img class="ff-cover"');
  expect(outside).not.toContain(BAR);
});

test('a sheet has the heights of its mount; where two conditions hold, the first counts', async () => {
  const heights =
    '(max-width: 359px) and (min-height: 20rem) calc(50vw - 8px), (max-height: 700px) 20vh, 31vh';
  const { html, frame } = await pageOf(
    parkingAt('guest-only', { kind: 'sheet', ...shows, heights }),
  );
  expect(frame).toContain('<div class="ff-window"><img class="ff-cover"');
  expect(html).toContain(
    ':root{--ff-height:31vh}@media (max-height: 700px){:root{--ff-height:20vh}}' +
      '@media (max-width: 359px) and (min-height: 20rem){:root{--ff-height:calc(50vw - 8px)}}',
  );
});

test('the preload is of the very picture that the frame shows', async () => {
  const { html } = await pageOf(parkingAt('dashboard', { kind: 'banner', ...shows }));
  const shown = /<img class="ff-cover" src="(.*?)" srcset="(.*?)" sizes="(.*?)"/.exec(html);
  const preloaded = /as="image" href="(.*?)" imagesrcset="(.*?)" imagesizes="(.*?)"/.exec(html);
  expect(shown?.slice(1)).toEqual([
    PICTURE,
    '/api/media/parking.avif?w=390 390w, /api/media/parking.avif?w=780 780w',
    shows.sizes,
  ]);
  expect(preloaded?.slice(1)).toEqual(shown?.slice(1));
});

test.each(['dashboard', 'public'] as const)(
  'a plain frame in %s looks as if undeclared, and only asks for its picture',
  async (area) => {
    const plain = await pageOf(parkingAt(area, { kind: 'plain', ...shows }));
    const undeclared = await pageOf(parkingAt(area));
    expect(plain.frame).toBe(undeclared.frame);
    expect(plain.frame.includes(BAR)).toBe(area === 'dashboard');
    expect(plain.html).toContain('rel="preload" as="image"');
    expect(undeclared.html).not.toContain('as="image"');
  },
);

test('without a picture a sheet is plain and a banner keeps its place', async () => {
  const sheet: FirstFrame = { kind: 'sheet', ...shows, heights: '31vh' };
  expect((await pageOf(parkingAt('public', sheet), {})).frame).toContain('class="ff ff-quiet"');
  const banner = await pageOf(parkingAt('dashboard', { kind: 'banner', ...shows }), {});
  expect(banner.frame).toContain('<div class="ff-banner"><div class="ff-bar">');
  expect(banner.html).not.toContain('as="image"');
});

test('a screen that this hotel does not have has no frame of its own', async () => {
  const { html, frame } = await pageOf(parkingAt('dashboard', { kind: 'banner', ...shows }, false));
  expect(frame).toContain('class="ff ff-inner"');
  expect(html).not.toContain('as="image"');
});

test('where an enabled remote stands, the frame of one that is not is not drawn', async () => {
  const at = (name: string, frame?: FirstFrame) =>
    remoteRelease(name, [{ path: 'parking', area: 'dashboard', screen: 'parking', frame }]);
  const zoo = at('mfe-zoo', { kind: 'banner', ...shows });
  const releases = [shellRelease(), auth, hotel, at('mfe-parking'), zoo];
  const remotes = { 'mfe-parking': { enabled: true }, 'mfe-zoo': { enabled: false } };
  const { get } = testGateway({ releases, fleet: fleetOf(releases, { '*': { remotes } }) });
  const page = await get('/grand-plaza/dashboard/parking', { Cookie: 'foyer_in=1' });
  expect(await page.text()).toContain('class="ff ff-inner"');
});

test('two addresses of one screen may have two frames', async () => {
  const [first] =
    parkingAt('dashboard', { kind: 'banner', ...shows }).releases.at(-1)?.mounts ?? [];
  if (!first) throw new Error('The remote has no mount');
  const remote = remoteRelease('mfe-parking', [
    first,
    { ...first, path: 'cars', frame: undefined },
  ]);
  const releases = [shellRelease(), auth, hotel, remote];
  const { get } = testGateway({
    releases,
    fleet: fleetOf(releases, { '*': { remotes: { 'mfe-parking': { enabled: true } } } }),
  });
  const at = async (path: string) =>
    (await get(`/grand-plaza/dashboard/${path}`, { Cookie: 'foyer_in=1' })).text();
  expect(await at('parking')).toContain('class="ff ff-with-banner"');
  expect(await at('cars')).toContain('class="ff ff-inner"');
});

test('the composition in the page, which guests pay for, holds no frames', async () => {
  const { html } = await pageOf(parkingAt('dashboard', { kind: 'banner', ...shows }));
  const composition = /id="foyer-composition">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(composition).toContain('"path":"parking"');
  expect(composition).not.toContain('frame');
});

const SHEET = { kind: 'sheet', ...shows, heights: '31vh' };

test.each([
  ['an end of the style element', { ...SHEET, heights: '31vh}</style><script>' }],
  ['another rule', { ...SHEET, heights: '31vh}html{display:none' }],
  ['a declaration', { ...SHEET, heights: '31vh;color:red' }],
  ['an address', { ...SHEET, heights: 'url(https://evil.example)' }],
  ['a condition that never closes', { ...SHEET, heights: '(max-width: 359px 148px, 236px' }],
  ['no length for every window', { ...SHEET, heights: '(max-width: 359px) 148px' }],
  ['a line break behind it', { ...SHEET, heights: '31vh\n' }],
  ['an end of the attribute', { ...SHEET, sizes: '100vw" onload="alert(1)' }],
  ['no sizes', { ...SHEET, sizes: '' }],
  ['no heights', { kind: 'sheet', ...shows }],
  ['another kind', { ...SHEET, kind: 'popup' }],
  ['a setting that no hotel has', { ...SHEET, picture: ['__proto__'] }],
  ['no setting', { ...SHEET, picture: [] }],
])('a release whose frame has %s is refused', (_, frame) => {
  const mount = { path: 'parking', area: 'public' as const, screen: 'parking' };
  const release = remoteRelease('mfe-parking', [mount]);
  const withFrame = (one: unknown) =>
    Release.safeParse({ ...release, mounts: [{ ...mount, frame: one }] });
  expect(withFrame(SHEET).success).toBe(true);
  expect(withFrame(frame).error?.issues[0]?.path.slice(0, 3)).toEqual(['mounts', 0, 'frame']);
});
