import type { Address, Part } from '@foyer/shared/contracts/frame';
import type { Release } from '@foyer/shared/contracts/release';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { RECORD, testGateway } from '../testing/gateway.ts';

const NAME: Part = { slot: 'name' };
const FILES: Record<string, { parts: Part[]; style?: string }> = {
  'frames/guest-only.json': {
    parts: ['<main>', { outlet: true }, '</main>'],
    style: '.a{color:red}',
  },
  'frames/dashboard.json': {
    parts: [
      '<nav>',
      {
        each: 'navigation',
        item: [
          '<i',
          {
            current: [
              '/grand-plaza/dashboard/',
              { slot: 'navigation.slug', as: 'segment' as const },
            ],
            below: true,
          },
          '></i>',
        ],
      },
      '</nav>',
      { slot: 'backTitle' },
      '<main>',
      { outlet: true },
      '</main>',
    ],
  },
  'frames/home.json': {
    parts: [
      { each: 'navigation', item: ['<i>', { slot: 'navigation.name' }, '</i>'] },
      { outlet: true },
    ],
  },
  'frames/landing.json': { parts: ['<h1>Welcome to ', NAME, '</h1>'] },
  'frames/not-found.json': { parts: ['<h1>Nothing here</h1>'] },
  'frames/quiet.json': { parts: ['<b>', NAME, '</b>'] },
  'frames/login.json': {
    parts: ['<h1>', NAME, '</h1>'],
    style: '.b{background:url(release:static/a.png)}',
  },
  'frames/@categorySlug.json': {
    parts: [{ when: { slot: 'categoryName' }, yes: ['<h1>', { slot: 'categoryName' }], no: ['…'] }],
  },
  'frames/hotel.json': {
    parts: [{ when: { slot: 'stay' }, yes: ['Your stay'], no: ['Welcome'] }, { slot: 'today' }],
  },
};

/** The same release with frames of these names. */
function framed(release: Release, ...names: string[]): Release {
  const frames = Object.fromEntries(
    names.map((name) => [name, `frames/${name.replace(':', '@')}.json`]),
  );
  const files = Object.values(frames).map((path) => [
    path,
    { integrity: `sha384-${path}`, bytes: 9 },
  ]);
  return { ...release, frames, files: { ...release.files, ...Object.fromEntries(files) } };
}

const RELEASES = [
  framed(shellRelease(), 'guest-only', 'dashboard', 'home', 'landing', 'not-found', 'quiet'),
  framed(auth, 'login'),
  framed(hotel, 'hotel'),
  framed(listings, ':categorySlug'),
];

const remotes = { 'mfe-listings': { enabled: true } };

function gatewayWith(
  record: object | null = RECORD,
  files: Record<string, string> = {},
  releases: Release[] = RELEASES,
) {
  const written = Object.entries(FILES).map(([path, frame]) => [
    path,
    JSON.stringify({ style: '', ...frame }),
  ]);
  const gateway = testGateway({
    releases,
    fleet: fleetOf(releases, { 'grand-plaza': { remotes } }),
    files: { ...Object.fromEntries(written), ...files },
    provider: () =>
      record ? Response.json({ status: true, data: record }) : new Response('', { status: 500 }),
  });
  return {
    ...gateway,
    async page(path: string, cookie = '') {
      const html = await (await gateway.get(`/grand-plaza/${path}`, { Cookie: cookie })).text();
      const [, root] = /<div id="root">(.*?)<\/div><p class="late late-now"/s.exec(html) ?? [];
      const [, inlined = ''] = /id="foyer-frame">(.*?)<\/script>/.exec(html) ?? [];
      return { html, root, frame: JSON.parse(inlined) };
    },
  };
}

test('SHELL-22 a page begins with its screen inside what stands around it, styles and all', async () => {
  const { html, root, frame } = await gatewayWith().page('login');
  expect(html.split('<body>')[1]).toMatch(/^<div id="root"><main><h1>/);
  expect(root).toBe('<main><h1>Grand Plaza</h1></main>');
  const style = '.a{color:red}.b{background:url(/-/releases/mfe-auth/1.0.0/static/a.png)}';
  expect(html).toContain(`${style}</style>`);
  expect(frame).toEqual({
    release: 'mfe-auth 1.0.0',
    screen: 'login',
    stay: false,
    pathname: '/grand-plaza/login',
  });
});

test("SHELL-70 a page of the shell's own begins with its frame", async () => {
  const { page } = gatewayWith();
  expect(await page('')).toMatchObject({
    root: '<h1>Welcome to Grand Plaza</h1>',
    frame: { release: 'shell 1.0.0', screen: 'landing' },
  });
  expect(await page('nothing/here')).toMatchObject({
    root: '<h1>Nothing here</h1>',
    frame: { release: 'shell 1.0.0', screen: 'not-found' },
  });
});

test('SHELL-70 the way home from nowhere is another one for a guest: no frame says it', async () => {
  const { root, frame } = await gatewayWith().page('nothing/here', 'foyer_in=1');
  expect(root).toBe('<b>Grand Plaza</b>');
  expect(frame).toBeNull();
});

test('SHELL-70 without the record, which leads to the login, no public page is framed', async () => {
  const { page } = gatewayWith(null);
  expect(await page('')).toMatchObject({ root: '<b>Your Hotel</b>', frame: null });
  expect(await page('login')).toMatchObject({ frame: { screen: 'login' } });
});

test('SHELL-21 what a hotel writes is text in a frame', async () => {
  const name = '</h1><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { html, root } = await gatewayWith({ ...RECORD, name }).page('login');
  expect(root).toBe(
    '<main><h1>&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</h1></main>',
  );
  expect(html).not.toContain('<script>alert');
});

test('a screen without a frame: the logo, or of a signed-in guest what stands around it', async () => {
  const { page } = gatewayWith();
  expect(await page('signup')).toMatchObject({ root: '<b>Grand Plaza</b>', frame: null });
  const inside = await page('dashboard/hotel/quick-info', 'foyer_in=1');
  expect(inside).toMatchObject({ root: '<nav><i></i></nav>Hotel<main></main>', frame: null });
});

test('hotel home says what day it is there, and whether a stay will be spoken of', async () => {
  const { page, state } = gatewayWith({ ...RECORD, timezone: 'Asia/Tokyo' });
  state.now = Date.UTC(2026, 10, 23, 15, 30);
  const one = await page('dashboard/hotel', 'foyer_in=1');
  expect(one.root).toBe('<i>Dining</i>Welcome<!-- -->Tuesday, November 24, 2026');
  expect(one.frame).toMatchObject({ day: { date: '2026-11-24', part: 'evening' }, stay: false });
  const other = await page('dashboard/hotel', 'foyer_in=1; foyer_stay=1');
  expect(other.root).toContain('Your stay');
  expect(other.frame).toMatchObject({ stay: true });
  state.now += 24 * 60 * 60_000;
  expect((await page('dashboard/hotel', 'foyer_in=1')).root).toContain('November 25');
});

test.each(['Mars/Olympus', undefined])('of the zone %s no day is said', async (timezone) => {
  const { frame, root } = await gatewayWith({ ...RECORD, timezone }).page(
    'dashboard/hotel',
    'foyer_in=1',
  );
  expect(root).toBe('<i>Dining</i>Welcome');
  expect(frame).not.toHaveProperty('day');
});

const within = (lists: string[], item: Part[]): Part[] =>
  lists.reduceRight<Part[]>((parts, each) => [{ each, item: parts }], item);
const many = (part: Part): Part[] => Array(9000).fill(part);
const words: Part = { slot: 'descriptionWords.text' };
const text: Part = { slot: 'description' };
const written = (parts: Part[]) => JSON.stringify({ parts, style: '' });
const nested = (levels: number) =>
  `${'{"when":{"slot":"logo"},"no":[],"yes":['.repeat(levels)}"x"${']}'.repeat(levels)}`;

test.each([
  ['is no JSON', 'x'],
  ['has a part that is none', JSON.stringify({ parts: [{ run: 'x' }], style: '' })],
  ['has a style that ends its element', JSON.stringify({ parts: [], style: '</style><script>' })],
  // Of 200 bytes: five deep they would be 300 million.
  ['has a list in itself', written(within(Array(5).fill('navigation'), [NAME]))],
  [
    'has lists in lists',
    written(within(['navigation', 'welcomeWords', 'descriptionWords'], [words])),
  ],
  ['has lists of nothing', written(within(['navigation', 'welcomeWords', 'descriptionWords'], []))],
  ['nests too deep', `{"parts":[${nested(6000)}],"style":""}`],
  ['says a text again and again', written(many(text))],
  ['asks for long addresses', written([{ current: many(text) as Address, below: true }])],
])(
  'SHELL-80 a frame that %s is left out, and logged; the page is there at once',
  async (_, file) => {
    const paragraphs = '<p>word'.repeat(10_000);
    const categories = Array.from({ length: 60 }, (_, id) => ({
      id,
      name: 'Bar',
      slug: `bar-${id}`,
    }));
    const record = { ...RECORD, description: paragraphs, welcome_message: paragraphs, categories };
    const { page, state } = gatewayWith(record, { 'frames/login.json': file });
    expect(await page('login')).toMatchObject({ root: '<b>Grand Plaza</b>', frame: null });
    const facts = '{"release":"mfe-auth","version":"1.0.0","frame":"login","error":"';
    const lines = state.log.filter((line) => line.startsWith(`A frame is left out. ${facts}`));
    expect(lines.map((line) => line.length < 700)).toEqual([true]);
  },
);

test.each([
  ['that its release says is larger than any', { integrity: 'sha384-x', bytes: 300_000 }, '300000'],
  ['that is no file of its release', undefined, 'no file'],
])('SHELL-80 a frame %s is left out, and logged', async (_, listed, words) => {
  const login = framed(auth, 'login');
  const { 'frames/login.json': _listed, ...rest } = login.files;
  const files = { ...rest, ...(listed && { 'frames/login.json': listed }) };
  const releases = [...RELEASES.filter(({ name }) => name !== login.name), { ...login, files }];
  const { page, state } = gatewayWith(RECORD, {}, releases);
  expect(await page('login')).toMatchObject({ root: '<b>Grand Plaza</b>', frame: null });
  expect(state.log.filter((line) => line.includes('A frame is left out'))).toEqual([
    expect.stringContaining(words),
  ]);
});

test.each(['guest-only', 'quiet'])(
  'SHELL-80 without what stands around it, %s, there is none',
  async (layout) => {
    const { page } = gatewayWith(RECORD, { [`frames/${layout}.json`]: 'x' });
    expect(await page(layout === 'quiet' ? 'signup' : 'login')).toMatchObject({
      root: '',
      frame: null,
    });
  },
);

test('SHELL-37 of a hundred categories no more are drawn than anybody looks through', async () => {
  const categories = Array.from({ length: 100 }, (_, id) => ({ id, name: 'Bar', slug: 'bar' }));
  const { root } = await gatewayWith({ ...RECORD, categories }).page(
    'dashboard/hotel',
    'foyer_in=1',
  );
  expect(root?.match(/<i>/g)).toHaveLength(50);
});

test('SHELL-37 half a character for a slug takes no page of the hotel down', async () => {
  const half = { id: 2, name: 'Half', slug: '\ud800' };
  const { page } = gatewayWith({
    ...RECORD,
    address: '\ud800',
    categories: [half, ...RECORD.categories],
  });
  const { root } = await page('dashboard/dining', 'foyer_in=1');
  expect(root).toBe('<nav><i aria-current="page"></i></nav>Hotel<main><h1>Dining</main>');
});

test('LIST-42 of a category in the record the page says its name, its place and its title', async () => {
  const { page } = gatewayWith();
  const { html, root, frame } = await page('dashboard/dining', 'foyer_in=1');
  expect(root).toBe('<nav><i aria-current="page"></i></nav>Hotel<main><h1>Dining</main>');
  expect(html).toContain('<title>Dining · Plaza');
  expect(frame).toMatchObject({
    screen: ':categorySlug',
    pathname: '/grand-plaza/dashboard/dining',
  });
});

test.each(['spa', 'DINING', '%3Cb%3E', '..%2Fdining', '__proto__'])(
  'LIST-42 of any other, as %s, it says nothing of an address',
  async (slug) => {
    const { page } = gatewayWith();
    const { html, root, frame } = await page(`dashboard/${slug}`, 'foyer_in=1');
    expect(root).toBe('<nav><i></i></nav>Hotel<main>…</main>');
    expect(html).toContain('<title>Plaza');
    expect(frame).toMatchObject({ pathname: '/grand-plaza/dashboard/:categorySlug' });
  },
);
