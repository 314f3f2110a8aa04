import { signedToken } from '@foyer/common/http';
import { releaseHash } from '@foyer/preview';
import type { Release } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
  workerRelease,
} from '@foyer/releases/testing/fixtures';
import { stopTimers } from '@foyer/releases/testing/stop-timers';
import { Composition } from '@foyer/shared/contracts/composition.ts';
import { COMPOSITION_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { expect, test } from 'vitest';
import { ORIGIN, SECRET } from '../testing/gateway.ts';
import {
  gatewayWithPreviews,
  linkTo,
  NEXT,
  PREVIEW_ORIGIN,
  PREVIEWED,
  previewCookieOf,
} from '../testing/previews.ts';

stopTimers();

const NOW_RUN = [shellRelease(), auth, hotel, listings];
const RELEASES = [...NOW_RUN, NEXT];
const FLEET = fleetOf(NOW_RUN);
const LOGIN = '/grand-plaza/login';
const HOUR_S = 3600;

const gateway = (more: Parameters<typeof gatewayWithPreviews>[0] = {}, origin = PREVIEW_ORIGIN) =>
  gatewayWithPreviews({ releases: RELEASES, fleet: FLEET, ...more }, origin);

function compositionIn(html: string) {
  const [, json = ''] = new RegExp(`id="${COMPOSITION_ELEMENT}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return Composition.parse(JSON.parse(json));
}
const versionsIn = (html: string) =>
  compositionIn(html).remotes.map(({ name, sources }) =>
    [name, ...sources.map(({ version }) => version)].join(' '),
  );
/** The link to a release. */
async function linkToRelease(release: Release) {
  const { name: remote, version } = release;
  return linkTo({ hotel: 'grand-plaza', remote, version, hash: await releaseHash(release) });
}
/** All of a response except the time. */
async function whole(answer: Response) {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

test('LOOK-01 LOOK-13 LOOK-21 turns a link into an HttpOnly cookie and shows the hotel with one remote replaced', async () => {
  const { open } = gateway();
  const { opened, go } = await open(await linkTo());
  expect(opened.status).toBe(303);
  expect(opened.headers.get('Location')).toBe('/grand-plaza');
  expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(opened.headers.get('Set-Cookie')).toMatch(
    new RegExp(`^foyer_preview=[\\w.-]+; Max-Age=${HOUR_S}; Path=/; HttpOnly; SameSite=Lax$`),
  );
  const page = await go(LOGIN);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(versionsIn(html)).toEqual(['mfe-auth 1.0.0', 'mfe-hotel 1.1.0']);
  expect(html).toContain('<b>mfe-hotel 1.1.0</b><span><i>Preview</i> of grand-plaza</span>');
  expect(html).toContain('<span>until Thu 01:16 UTC</span>');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`script-src ${PREVIEW_ORIGIN}/-/releases/`);
  const [, map = ''] = /<script type="importmap">([^<]*)/.exec(html) ?? [];
  const covered = Object.keys(JSON.parse(map).integrity);
  expect(covered.filter((path) => path.includes('mfe-hotel/1.1.0'))).not.toEqual([]);
  expect(covered.filter((path) => path.includes('mfe-hotel/1.0.0'))).toEqual([]);
});

test('LOOK-01 sets a Secure cookie over https', async () => {
  const { see } = gateway();
  const opened = await see(await linkTo(), { 'X-Forwarded-Proto': 'https' });
  expect(opened.headers.get('Set-Cookie')).toContain('; Secure');
});

test.each([
  remoteRelease('mfe-spa', [{ path: 'spa', area: 'dashboard', screen: 'spa' }]),
  shellRelease({ version: '1.1.0' }),
])(
  'LOOK-13 enables a remote that the hotel does not have, and previews a shell too',
  async (release) => {
    const { open } = gateway({ releases: [...RELEASES, release] });
    const { go } = await open(await linkToRelease(release));
    const { remotes, shell } = compositionIn(await (await go(LOGIN)).text());
    const run = [...remotes.map(({ name, sources: [one] }) => `${name} ${one?.version}`)];
    expect([...run, `shell ${shell.version}`]).toContain(`${release.name} ${release.version}`);
  },
);

const altered = async () => {
  const [head, payload, seal] = (await linkTo()).split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, hotel: 'seaside-inn' }));
  return [head, other.toString('base64url'), seal].join('.');
};
const forAnotherThing = async () =>
  `/-/preview-session/${await signedToken(SECRET, 'page-load', PREVIEWED, 1_000_000 + 60_000)}`;

test.each([
  ['altered', altered],
  ['over', () => linkTo(PREVIEWED, { ms: 0 })],
  [
    'of another fleet',
    () => linkTo(PREVIEWED, { secret: 'another secret, of thirty-two characters' }),
  ],
  ['for something else', forAnotherThing],
  ['no link', async () => '/-/preview-session/grand-plaza.mfe-hotel.1'],
  ['a way out', async () => '/-/preview-session/leave'],
  ['the way out', async () => '/-/preview-session/left'],
])('LOOK-02 responds 404 to a link that is %s, and to everything else', async (_, make) => {
  const link = await make();
  const { see, get } = gateway();
  const nothing = await whole(await get('/-/nothing'));
  expect(await whole(await see(link))).toEqual(nothing);
  const Cookie = previewCookieOf(link);
  const noPage = await whole(await get('/No%20Hotel/'));
  for (const path of ['/', '/grand-plaza', LOGIN, '/api/hotels/grand-plaza', '/robots.txt'])
    expect(await whole(await see(path, { Cookie })), path).toEqual(noPage);
  for (const path of [
    '/-/composition/grand-plaza',
    '/-/healthz',
    '/-/worker/worker.js',
    '/-/preview-session',
  ])
    expect(await whole(await see(path, { Cookie })), path).toEqual(nothing);
});

test('LOOK-02 expires the cookie with its link', async () => {
  const { open, state } = gateway();
  const { go } = await open(await linkTo());
  state.now += HOUR_S * 1000 - 1;
  expect((await go(LOGIN)).status).toBe(200);
  state.now += 1;
  expect((await go(LOGIN)).status).toBe(404);
});

test.each([ORIGIN, 'http://other.test', 'http://preview.localhost.', 'http://x.preview.localhost'])(
  'LOOK-03 responds 404 to a link at %s, and ignores its cookie there',
  async (origin) => {
    const { see } = gateway();
    const link = await linkTo();
    expect(await whole(await see(link, {}, origin))).toEqual(
      await whole(await see('/-/nothing', {}, origin)),
    );
    const plain = await whole(await see(LOGIN, {}, origin));
    expect(await whole(await see(LOGIN, { Cookie: previewCookieOf(link) }, origin))).toEqual(plain);
    expect(versionsIn(plain.body)).toContain('mfe-hotel 1.0.0');
  },
);

test('LOOK-03 has no links without a preview origin', async () => {
  const { see } = gateway({ deps: { previewOrigin: undefined } });
  const link = await linkTo();
  expect((await see(link)).status).toBe(404);
  expect(await (await see(LOGIN, { Cookie: previewCookieOf(link) })).text()).not.toContain('1.1.0');
});

test('LOOK-22 never mixes memoised pages of guests and of previews', async () => {
  const { open, get } = gateway();
  const before = await whole(await get(LOGIN));
  const { go, cookie } = await open(await linkTo());
  const seen = await go(LOGIN);
  expect(seen.headers.get('ETag')).not.toBe(new Headers(before.headers).get('ETag'));
  expect(await whole(await get(LOGIN, { Cookie: cookie }))).toEqual(before);
  const other = await open(await linkTo(PREVIEWED, { ms: 120_000 }));
  expect(await (await other.go(LOGIN)).text()).toContain('until Thu 00:18 UTC');
  expect(await (await go(LOGIN)).text()).toContain('until Thu 01:16 UTC');
});

test('LOOK-04 shows only the hotel of the link', async () => {
  const { open } = gateway();
  const { go } = await open(await linkTo());
  expect((await go('/')).headers.get('Location')).toBe('/grand-plaza');
  for (const path of [
    '/seaside-inn',
    '/seaside-inn/login',
    '/default/login',
    '/login',
    '/dashboard',
  ]) {
    const page = await go(path);
    expect(page.status, path).toBe(404);
    expect(await page.text(), path).toContain('no other address');
  }
  for (const path of ['composition', 'page', 'set', 'online', 'icon'])
    expect((await go(`/-/${path}/seaside-inn`)).status, path).toBe(404);
  expect((await go('/-/composition/grand-plaza')).status).toBe(200);
});

const COLLIDING = remoteRelease('mfe-spa', [
  { path: 'hotel', area: 'dashboard', screen: 'spa' },
  { path: '<img>', area: 'dashboard', screen: 'spa' },
  { path: '<img>', area: 'dashboard', screen: 'spa' },
]);
const TOO_NEW = { ...NEXT, version: '2.0.0', singletons: { react: '^20.0.0' } };

test.each([
  [
    'withdrawn',
    NEXT,
    { withdrawn: { 'mfe-hotel': { '1.1.0': 'wrong <prices>' } } },
    RELEASES,
    'mfe-hotel 1.1.0 is withdrawn: wrong &lt;prices&gt;.',
  ],
  ['gone from the store', NEXT, {}, NOW_RUN, 'mfe-hotel 1.1.0 is not in the release store.'],
  [
    'another build by now',
    NEXT,
    {},
    [...NOW_RUN, { ...NEXT, entry: 'static/js/hotel.js' }],
    'mfe-hotel 1.1.0 is not the build that the link was made for.',
  ],
  ['too new', TOO_NEW, {}, [...NOW_RUN, TOO_NEW], 'needs react ^20.0.0, the shell 1.0.0 provides'],
  ['in the way', COLLIDING, {}, [...RELEASES, COLLIDING], '/:slug/dashboard/&lt;img&gt; collide.'],
  ['no remote', workerRelease('1.0.0'), {}, [...RELEASES, workerRelease('1.0.0')], 'no remote.'],
])(
  'LOOK-05 LOOK-15 explains a preview that is %s, and shows guests nothing of it',
  async (...row) => {
    const [, release, change, releases, message] = row;
    const { open, get } = gateway({ releases, fleet: { ...FLEET, ...change } });
    const { go } = await open(await linkToRelease(release));
    const page = await go(LOGIN);
    expect(page.status).toBe(409);
    const html = await page.text();
    expect(html).toContain(message);
    expect(html).not.toContain('<img');
    expect(html).toContain('href="/-/preview-session/leave"');
    expect((await go('/-/composition/grand-plaza')).status).toBe(503);
    expect((await go('/favicon.ico')).status).toBe(200);
    expect((await get(LOGIN)).status).toBe(200);
  },
);

test('LOOK-07 keeps previews out of caches and search engines, and not installable', async () => {
  const { open } = gateway();
  const { go } = await open(await linkTo());
  const html = await (await go(LOGIN)).text();
  expect(html).not.toContain('rel="manifest"');
  expect((await go('/-/manifest/grand-plaza.webmanifest')).status).toBe(404);
  for (const path of [
    LOGIN,
    '/-/composition/grand-plaza',
    '/-/releases/shell/1.0.0/static/js/main.cc.js',
    '/-/nothing',
  ]) {
    const { headers } = await go(path);
    expect(headers.get('Cache-Control'), path).toBe('no-store');
    expect(headers.get('X-Robots-Tag'), path).toBe('noindex');
  }
  expect(await (await go('/-/worker/worker.js')).text()).toContain('unregister');
});

test('LOOK-17 does not count the reports of a preview', async () => {
  const { app, open, state } = gateway();
  const { go, cookie } = await open(await linkTo());
  expect(await (await go('/-/page-load-token/grand-plaza')).json()).toEqual({ token: '' });
  const report = {
    'csp-report': { 'document-uri': `${PREVIEW_ORIGIN}${LOGIN}`, 'violated-directive': 'x' },
  };
  const send = (origin: string) =>
    app.request(`${origin}/-/reports`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: JSON.stringify(report),
    });
  expect((await send(PREVIEW_ORIGIN)).status).toBe(204);
  expect(state.log).toEqual([]);
  await send(ORIGIN);
  expect(state.log).toHaveLength(1);
});

test('LOOK-08 clears everything when a browser leaves, except the cookies of other hosts', async () => {
  const { open, see } = gateway();
  const { cookie } = await open(await linkTo());
  const Cookie = `${cookie}; foyer_signed_in=1`;
  // A running app must be gone first: it would follow its lost session to the login.
  const leaving = await see('/-/preview-session/leave', { Cookie });
  expect(leaving.headers.get('Refresh')).toBe('0;url=/-/preview-session/left');
  expect(leaving.headers.get('Clear-Site-Data')).toBeNull();
  expect(await leaving.text()).toContain('href="/-/preview-session/left"');
  const left = await see('/-/preview-session/left', { Cookie });
  expect(left.headers.getSetCookie()).toEqual([
    'foyer_preview=; Path=/; Max-Age=0',
    'foyer_signed_in=; Path=/; Max-Age=0',
  ]);
  expect(left.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(await left.text()).toContain(`href="${ORIGIN}/grand-plaza"`);
});
