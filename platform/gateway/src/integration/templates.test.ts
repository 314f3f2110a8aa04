import type { Release } from '@foyer/releases/contracts';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import type { Address, TemplateNode } from '@foyer/shared/contracts/template.ts';
import { expect, test } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const NAME: TemplateNode = { variable: 'name' };
const FILES: Record<string, { nodes: TemplateNode[]; style?: string }> = {
  'templates/guest-only.json': {
    nodes: ['<main>', { outlet: true }, '</main>'],
    style: '.a{color:red}',
  },
  'templates/dashboard.json': {
    nodes: [
      '<nav>',
      {
        for: 'navigation',
        nodes: [
          '<i',
          {
            current: [
              '/grand-plaza/dashboard/',
              { variable: 'navigation.slug', as: 'segment' as const },
            ],
            below: true,
          },
          '></i>',
        ],
      },
      '</nav>',
      { variable: 'back_title' },
      '<main>',
      { outlet: true },
      '</main>',
    ],
  },
  'templates/home.json': {
    nodes: [
      { for: 'navigation', nodes: ['<i>', { variable: 'navigation.name' }, '</i>'] },
      { outlet: true },
    ],
  },
  'templates/landing.json': { nodes: ['<h1>Welcome to ', NAME, '</h1>'] },
  'templates/not-found.json': { nodes: ['<h1>Nothing here</h1>'] },
  'templates/splash.json': { nodes: ['<b>', NAME, '</b>'] },
  'templates/login.json': {
    nodes: ['<h1>', NAME, '</h1>'],
    style: '.b{background:url(release:static/a.png)}',
  },
  'templates/@categorySlug.json': {
    nodes: [
      {
        if: { variable: 'category_name' },
        nodes: ['<h1>', { variable: 'category_name' }],
        otherwise: ['…'],
      },
    ],
  },
  'templates/hotel.json': {
    nodes: [
      { if: { variable: 'stay' }, nodes: ['Your stay'], otherwise: ['Welcome'] },
      { variable: 'today' },
    ],
  },
};

/** Returns the release with templates of these names. */
function framed(release: Release, ...names: string[]): Release {
  const templates = Object.fromEntries(
    names.map((name) => [name, `templates/${name.replace(':', '@')}.json`]),
  );
  const files = Object.values(templates).map((path) => [
    path,
    { integrity: `sha384-${path}`, bytes: 9 },
  ]);
  return {
    ...release,
    templates,
    files: { ...release.files, ...Object.fromEntries(files) },
  };
}

const RELEASES = [
  framed(shellRelease(), 'guest-only', 'dashboard', 'home', 'landing', 'not-found', 'splash'),
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
  const written = Object.entries(FILES).map(([path, template]) => [
    path,
    JSON.stringify({ style: '', ...template }),
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
      const [, root] = /<div id="root">(.*?)<\/div><p class="notice notice-now"/s.exec(html) ?? [];
      const [, inlined = ''] = /id="foyer-template">(.*?)<\/script>/.exec(html) ?? [];
      return { html, root, template: JSON.parse(inlined) };
    },
  };
}

test('SHELL-22 renders the screen’s template inside its layout’s, with styles', async () => {
  const { html, root, template } = await gatewayWith().page('login');
  expect(html.split('<body>')[1]).toMatch(/^<div id="root"><main><h1>/);
  expect(root).toBe('<main><h1>Grand Plaza</h1></main>');
  const style = '.a{color:red}.b{background:url(/-/releases/mfe-auth/1.0.0/static/a.png)}';
  expect(html).toContain(`${style}</style>`);
  expect(template).toEqual({
    release: 'mfe-auth 1.0.0',
    screen: 'login',
    stay: false,
    staySteps: false,
    pathname: '/grand-plaza/login',
  });
});

test('SHELL-70 renders the template of a shell page', async () => {
  const { page } = gatewayWith();
  expect(await page('')).toMatchObject({
    root: '<h1>Welcome to Grand Plaza</h1>',
    template: { release: 'shell 1.0.0', screen: 'landing' },
  });
  expect(await page('nothing/here')).toMatchObject({
    root: '<h1>Nothing here</h1>',
    template: { release: 'shell 1.0.0', screen: 'not-found' },
  });
});

test('SHELL-70 renders no not-found template for a signed-in guest, whose home differs', async () => {
  const { root, template } = await gatewayWith().page('nothing/here', 'foyer_signed_in=1');
  expect(root).toBe('<b>Grand Plaza</b>');
  expect(template).toBeNull();
});

test('SHELL-86 renders no template of a public page without the hotel’s record', async () => {
  const { page } = gatewayWith(null);
  expect(await page('')).toMatchObject({ root: '<b>Your Hotel</b>', template: null });
  expect(await page('login')).toMatchObject({ template: { screen: 'login' } });
});

test('SHELL-21 escapes a hotel’s texts in a template', async () => {
  const name = '</h1><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { html, root } = await gatewayWith({ ...RECORD, name }).page('login');
  expect(root).toBe(
    '<main><h1>&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</h1></main>',
  );
  expect(html).not.toContain('<script>alert');
});

test('renders the logo, or the layout for a signed-in guest, if a screen has no template', async () => {
  const { page } = gatewayWith();
  expect(await page('signup')).toMatchObject({ root: '<b>Grand Plaza</b>', template: null });
  const inside = await page('dashboard/hotel/quick-info', 'foyer_signed_in=1');
  expect(inside).toMatchObject({ root: '<nav><i></i></nav>Hotel<main></main>', template: null });
});

test('tells hotel home the day at the hotel, and whether the guest has a stay', async () => {
  const { page, state } = gatewayWith({ ...RECORD, timezone: 'Asia/Tokyo' });
  state.now = Date.UTC(2026, 10, 23, 15, 30);
  const one = await page('dashboard/hotel', 'foyer_signed_in=1');
  expect(one.root).toBe('<i>Dining</i>Welcome<!-- -->Tuesday, November 24, 2026');
  expect(one.template).toMatchObject({
    day: { date: '2026-11-24', partOfDay: 'evening' },
    stay: false,
    staySteps: false,
  });
  const other = await page('dashboard/hotel', 'foyer_signed_in=1; foyer_stay=1');
  expect(other.root).toContain('Your stay');
  expect(other.template).toMatchObject({ stay: true });
  state.now += 24 * 60 * 60_000;
  expect((await page('dashboard/hotel', 'foyer_signed_in=1')).root).toContain('November 25');
});

test.each(['Mars/Olympus', undefined])('has no day for the time zone %s', async (timezone) => {
  const { template, root } = await gatewayWith({ ...RECORD, timezone }).page(
    'dashboard/hotel',
    'foyer_signed_in=1',
  );
  expect(root).toBe('<i>Dining</i>Welcome');
  expect(template).not.toHaveProperty('day');
});

const within = (lists: string[], item: TemplateNode[]): TemplateNode[] =>
  lists.reduceRight<TemplateNode[]>((nodes, list) => [{ for: list, nodes }], item);
const many = (node: TemplateNode): TemplateNode[] => Array(9000).fill(node);
const paragraphText: TemplateNode = { variable: 'description_paragraphs.text' };
const text: TemplateNode = { variable: 'description' };
const written = (nodes: TemplateNode[]) => JSON.stringify({ nodes, style: '' });
const nested = (levels: number) =>
  `${'{"if":{"variable":"logo"},"otherwise":[],"nodes":['.repeat(levels)}"x"${']}'.repeat(levels)}`;

test.each([
  ['is no JSON', 'x'],
  ['has an invalid node', JSON.stringify({ nodes: [{ run: 'x' }], style: '' })],
  ['has a style that ends its element', JSON.stringify({ nodes: [], style: '</style><script>' })],
  // This template has 200 bytes. Filled five levels deep it would have 300 million.
  ['has a list in itself', written(within(Array(5).fill('navigation'), [NAME]))],
  [
    'has lists in lists',
    written(
      within(['navigation', 'welcome_paragraphs', 'description_paragraphs'], [paragraphText]),
    ),
  ],
  [
    'has lists of nothing',
    written(within(['navigation', 'welcome_paragraphs', 'description_paragraphs'], [])),
  ],
  ['nests too deep', `{"nodes":[${nested(6000)}],"style":""}`],
  ['repeats a text', written(many(text))],
  ['builds long addresses', written([{ current: many(text) as Address, below: true }])],
])(
  'SHELL-80 SHELL-102 skips and logs a template that %s, and sends the page at once',
  async (_, file) => {
    const paragraphs = '<p>word'.repeat(10_000);
    const categories = Array.from({ length: 60 }, (_, id) => ({
      id,
      name: 'Bar',
      slug: `bar-${id}`,
    }));
    const record = { ...RECORD, description: paragraphs, welcome_message: paragraphs, categories };
    const { page, state } = gatewayWith(record, { 'templates/login.json': file });
    expect(await page('login')).toMatchObject({ root: '<b>Grand Plaza</b>', template: null });
    const facts = '{"release":"mfe-auth","version":"1.0.0","template":"login","error":"';
    const lines = state.log.filter((line) => line.startsWith(`A template was skipped. ${facts}`));
    expect(lines.map((line) => line.length < 700)).toEqual([true]);
  },
);

test.each([
  ['whose listed size is too large', { integrity: 'sha384-x', bytes: 300_000 }, '300000'],
  ['that its release does not list', undefined, 'does not list the file'],
])('SHELL-80 skips and logs a template %s', async (_, listed, reason) => {
  const login = framed(auth, 'login');
  const { 'templates/login.json': _listed, ...rest } = login.files;
  const files = { ...rest, ...(listed && { 'templates/login.json': listed }) };
  const releases = [...RELEASES.filter(({ name }) => name !== login.name), { ...login, files }];
  const { page, state } = gatewayWith(RECORD, {}, releases);
  expect(await page('login')).toMatchObject({ root: '<b>Grand Plaza</b>', template: null });
  expect(state.log.filter((line) => line.includes('A template was skipped'))).toEqual([
    expect.stringContaining(reason),
  ]);
});

test.each(['guest-only', 'splash'])(
  'SHELL-80 renders no template without its layout %s',
  async (layout) => {
    const { page } = gatewayWith(RECORD, { [`templates/${layout}.json`]: 'x' });
    expect(await page(layout === 'splash' ? 'signup' : 'login')).toMatchObject({
      root: '',
      template: null,
    });
  },
);

test('SHELL-117 renders only the first of a hundred categories', async () => {
  const categories = Array.from({ length: 100 }, (_, id) => ({ id, name: 'Bar', slug: 'bar' }));
  const { root } = await gatewayWith({ ...RECORD, categories }).page(
    'dashboard/hotel',
    'foyer_signed_in=1',
  );
  expect(root?.match(/<i>/g)).toHaveLength(50);
});

test('SHELL-116 renders the hotel’s pages with a lone surrogate as a slug', async () => {
  const half = { id: 2, name: 'Half', slug: '\ud800' };
  const { page } = gatewayWith({
    ...RECORD,
    address: '\ud800',
    categories: [half, ...RECORD.categories],
  });
  const { root } = await page('dashboard/dining', 'foyer_signed_in=1');
  expect(root).toBe('<nav><i aria-current="page"></i></nav>Hotel<main><h1>Dining</main>');
});

test('LIST-42 renders the name, address and title of a category in the record', async () => {
  const { page } = gatewayWith();
  const { html, root, template } = await page('dashboard/dining', 'foyer_signed_in=1');
  expect(root).toBe('<nav><i aria-current="page"></i></nav>Hotel<main><h1>Dining</main>');
  expect(html).toContain('<title>Dining · Plaza');
  expect(template).toMatchObject({
    screen: ':categorySlug',
    pathname: '/grand-plaza/dashboard/dining',
  });
});

test.each(['spa', 'DINING', '%3Cb%3E', '..%2Fdining', '__proto__'])(
  'LIST-48 renders no address for another category such as %s',
  async (slug) => {
    const { page } = gatewayWith();
    const { html, root, template } = await page(`dashboard/${slug}`, 'foyer_signed_in=1');
    expect(root).toBe('<nav><i></i></nav>Hotel<main>…</main>');
    expect(html).toContain('<title>Plaza');
    expect(template).toMatchObject({ pathname: '/grand-plaza/dashboard/:categorySlug' });
  },
);
