import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { GATEWAY_HEADER } from '@foyer/shared/contracts/worker.ts';
import { expect, test, vi } from 'vitest';
import { ORIGIN, testGateway } from './testing/gateway.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const between = (html: string, start: string, end: string) =>
  html.split(start, 2)[1]?.split(end, 1)[0] ?? '';
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]*)"/g)].map(
    ([, path]) => path,
  );

/** A shell whose pages contain this script. */
function shellWithScript(code: string) {
  const path = 'static/inline.jj.js';
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const shell = shellRelease();
  const files = { ...shell.files, [path]: { integrity, bytes: code.length } };
  return { integrity, files: { [path]: code }, releases: [{ ...shell, files }, auth, hotel] };
}

test('the policy allows inline code by its hash and no other inline code', async () => {
  const { integrity, ...options } = shellWithScript('start()');
  const answer = await testGateway(options).get('/grand-plaza/login');
  const html = await answer.text();
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const files = `${ORIGIN}/-/releases/ ${ORIGIN}/-/worker/worker.js`;
  expect(policy).toContain(`style-src ${files} ${sha256(between(html, '<style>', '</style>'))};`);
  const importMap = between(html, '<script type="importmap">', '</script>');
  expect(policy).toContain(`script-src ${files} ${sha256(importMap)} '${integrity}';`);
  expect(between(html, '<script>', '</script>')).toBe('start()');
  expect(importMap).not.toContain('inline.jj.js');
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('Integrity-Policy')).toContain('blocked-destinations=(script)');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(html).not.toMatch(/ style=| on\w+=/);
});

test.each(['a("</script>")', 'a("<!--")', 'a("<script>")'])(
  'leaves out a script that the HTML parser would end early: %s',
  async (code) => {
    const { integrity, ...options } = shellWithScript(code);
    const { get, state } = testGateway(options);
    const answer = await get('/grand-plaza/login');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<script>');
    expect(answer.headers.get('Content-Security-Policy')).not.toContain(integrity);
    expect(state.log.join()).toContain('"template":"inline"');
  },
);

const CHROMIUM =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const CHROME_ON_IOS = SAFARI.replace('Version/26.0', 'CriOS/156.0.8078.73');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

test.each([
  [CHROMIUM, 'blocked-destinations=(script), endpoints=(foyer)'],
  [FIREFOX, 'blocked-destinations=(script), endpoints=(foyer)'],
  // WebKit would refuse every preload under this policy, and the page would not start.
  [SAFARI, null],
  [CHROME_ON_IOS, null],
])('sends %s the integrity policy that its engine supports', async (agent, policy) => {
  const { get } = testGateway();
  const answer = await get('/grand-plaza/login', { 'User-Agent': agent });
  expect(answer.headers.get('Integrity-Policy')).toBe(policy);
  expect(answer.headers.get('Vary')).toContain('User-Agent');
});

test("names the shell's start files as scripts: WebKit runs nothing that was preloaded", async () => {
  const html = await (await testGateway().get('/grand-plaza/login')).text();
  const scripts = [
    ...html.matchAll(/<script type="module" fetchpriority="low" src="([^"]*)" integrity="sha384-/g),
  ];
  expect(scripts.map(([, path]) => path)).toEqual([
    '/-/releases/shell/1.0.0/static/js/lib.aa.js',
    '/-/releases/shell/1.0.0/static/js/main.cc.js',
  ]);
  expect(preloaded(html)).not.toContain('/-/releases/shell/1.0.0/static/js/lib.aa.js');
});

test('APP-46 redirects from the stored app only to the hotel, uncached', async () => {
  const { get } = testGateway();
  const answer = await get('/-/online/grand-plaza?to=https://example.test');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/grand-plaza');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const path of ['/-/online/..%2fexample.test', '/-/online/%2Fexample.test', '/-/online/'])
    expect((await get(path)).status, path).toBe(404);
});

test('tells an open page which composition it would get now', async () => {
  const { get, state } = testGateway();
  const html = await (await get('/grand-plaza/login')).text();
  const { id } = JSON.parse(between(html, 'id="foyer-composition">', '</script>'));
  const currentComposition = async () => (await get('/-/composition/grand-plaza')).json();
  expect(await currentComposition()).toEqual({ id });
  state.now += 2_000;
  state.fleet = JSON.stringify(
    fleetOf([shellRelease(), auth, hotel], { 'grand-plaza': { video_hosts: ['clips.example'] } }),
  );
  expect((await currentComposition()).id).not.toBe(id);
  expect((await get('/-/composition/..%2f')).status).toBe(404);
  expect((await get('/-/composition/grand-plaza')).headers.get('Cache-Control')).toBe('no-store');
});

test("keeps a hotel's texts from closing an element or starting a script", async () => {
  const html = await (await testGateway().get('/grand-plaza')).text();
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(
    JSON.parse(between(html, 'id="foyer-hotel">', '</script>')).hotel.settings[0].app_name,
  ).toBe('Plaza </title><script>alert(1)</script>');
});

test('SHELL-29 covers every script of the composition in the import map, previous releases included', async () => {
  const old = { ...hotel, version: '0.9.0' };
  const all = [shellRelease(), auth, hotel, listings];
  const fleet = fleetOf(all);
  fleet.channels['mfe-hotel'] = { stable: { current: '1.0.0', previous: '0.9.0' } };
  const { get } = testGateway({ releases: [...all, old], fleet });
  const html = await (await get('/grand-plaza/login')).text();
  const { integrity } = JSON.parse(between(html, '<script type="importmap">', '</script>'));
  const scripts = [shellRelease(), auth, hotel, old].flatMap(({ name, version, files }) =>
    Object.keys(files)
      .filter((path) => path.endsWith('.js'))
      .map((path) => `/-/releases/${name}/${version}/${path}`),
  );
  expect(Object.keys(integrity).sort()).toEqual(scripts.sort());
  const tags = html.match(/<(?:script|link)[^>]*\/-\/releases\/[^>]*>/g) ?? [];
  const code = tags.filter((one) => !one.includes('as="font"'));
  expect(code.length).toBeGreaterThan(0);
  for (const tag of code) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin>/);
});

const LOGIN = [
  'mfe-auth/1.0.0/remoteEntry.js',
  'mfe-auth/1.0.0/static/js/login.js',
  'mfe-auth/1.0.0/static/css/login.css',
];
const HOME = [
  'mfe-hotel/1.0.0/remoteEntry.js',
  'mfe-hotel/1.0.0/static/js/hotel.js',
  'mfe-hotel/1.0.0/static/css/hotel.css',
];
const QUICK = [
  'mfe-hotel/1.0.0/remoteEntry.js',
  'mfe-hotel/1.0.0/static/js/quick-info.js',
  'mfe-hotel/1.0.0/static/css/quick-info.css',
];

test.each([
  ['/grand-plaza', false, []],
  ['/grand-plaza/', true, []],
  ['/', false, []],
  ['/dashboard/hotel', false, []],
  ['/login', false, LOGIN],
  ['/grand-plaza/login', false, LOGIN],
  ['/grand-plaza/login', true, HOME],
  ['/grand-plaza/dashboard', true, HOME],
  ['/grand-plaza/dashboard/hotel', true, HOME],
  ['/grand-plaza/dashboard/hotel', false, LOGIN],
  ['/grand-plaza/dashboard/hotel/quick-info', true, QUICK],
  ['/grand-plaza/dashboard/dining', true, []],
  ['/-/page/grand-plaza', true, []],
])(
  'lists for %s, signed in %s, exactly the files of the screen to render',
  async (path, signedIn, files) => {
    const { get } = testGateway();
    const html = await (
      await get(path, signedIn ? { Cookie: 'a=b; foyer_signed_in=1' } : {})
    ).text();
    const remotes = preloaded(html).filter((one) => one?.includes('/mfe-'));
    expect(remotes).toEqual(files.map((file) => `/-/releases/${file}`));
    const chunks = preloaded(html).flatMap(
      (one) => /(\w+)\.(?:gg|hh)\.js/.exec(one ?? '')?.[1] ?? [],
    );
    const inside = signedIn && path.startsWith('/grand-plaza/dashboard');
    expect(chunks).toEqual(
      inside || files === HOME ? ['dashboard'] : /^\/grand-plaza\/?$/.test(path) ? ['landing'] : [],
    );
  },
);

test("preloads the hotel's Latin font without delaying paint, before any script", async () => {
  const html = await (await testGateway().get('/grand-plaza/login')).text();
  const [head = '', body = ''] = html.split('<body>');
  expect(body.match(/as="font"[^>]*figtree-latin-wght/g)).toHaveLength(1);
  expect(head).not.toContain('as="font"');
  const code = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(code).toHaveLength(4);
  for (const tag of code) expect(tag).toContain(' fetchpriority="low" ');
  expect(html).not.toContain('latin-ext-wght-normal.ff.woff2" crossorigin');
});

test('SHELL-03 takes title, colours, link preview and web manifest from the hotel', async () => {
  const { get } = testGateway();
  const html = await (await get('/grand-plaza/login')).text();
  expect(html).toContain('--hotel-primary:#123456');
  expect(html).toContain('<meta property="og:title" content="Grand Plaza">');
  expect(html).toContain('<meta name="description" content="Welcome to the Plaza">');
  expect(html).toContain('content="http://foyer.test/api/media/icon.png?w=512"');
  const manifest = await get('/-/manifest/grand-plaza.webmanifest');
  expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Grand Plaza',
    start_url: '/grand-plaza/dashboard',
    scope: '/grand-plaza',
    display: 'standalone',
    icons: [
      { src: '/api/media/icon.png?w=192', sizes: '192x192', type: 'image/png' },
      { src: '/api/media/icon.png?w=512', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.icon', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
});

test('SHELL-04 uses default colours, favicon and title without settings', async () => {
  const html = await (await testGateway().get('/')).text();
  expect(html).toContain('--hotel-primary:#1e4a6e');
  expect(html).toContain('--hotel-secondary:#4773a2');
  expect(html).toContain('<link rel="icon" href="/favicon.icon">');
  expect(html).toContain('<title>Your Hotel</title>');
});

test('SHELL-18 answers 404 for an unknown hotel, with its login page in the default theme', async () => {
  const { get } = testGateway();
  const answer = await get('/nowhere/dashboard/hotel', { Cookie: 'foyer_signed_in=1' });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(JSON.parse(between(html, 'id="foyer-hotel">', '</script>'))).toMatchObject({
    slug: 'nowhere',
    state: 'unknown',
  });
  expect(html).toContain('--hotel-primary:#1e4a6e');
});

test.each([
  ['an encoded climb', '/..%2fhealthz'],
  ['an encoded slash', '/a%2fb/login'],
  ['a NUL', '/%00'],
  ['broken encoding', '/%E0%A4%A'],
  ['a slug that is none', '/-x'],
  ['a slug of 10,000 characters', `/${'a'.repeat(10_000)}`],
  ['a path of 10,000 characters', `/grand-plaza/${'a'.repeat(10_000)}`],
  ['a property of objects', '/__proto__/login'],
  ['a reserved word', '/signup'],
  ['an address with two slashes', '//grand-plaza/login'],
])('FAULT-29 answers %s with a friendly page and does not call the provider', async (_, path) => {
  const { get, state } = testGateway();
  const answer = await get(path);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('This page does not exist');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(state.requests).toEqual([]);
});

test.each(['/..', '/../..', '/%2e%2e/%2E%2e'])(
  'FAULT-29 serves the start page at %s, whatever path precedes it',
  async (path) => {
    const { get, state } = testGateway();
    expect((await get(path)).status).toBe(200);
    expect(state.requests).toEqual([]);
  },
);

test('redirects a slug in capitals to the hotel', async () => {
  const answer = await testGateway().get('/Grand-Plaza/login?from=card');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/grand-plaza/login?from=card');
});

test('does not send an unchanged page again', async () => {
  const { get } = testGateway();
  const etag = (await get('/grand-plaza')).headers.get('ETag') ?? '';
  const again = await get('/grand-plaza', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Security-Policy')).toContain('sha256-');
});

test('accepts one of several entity tags', async () => {
  const { get } = testGateway();
  const etag = (await get('/grand-plaza')).headers.get('ETag') ?? '';
  expect((await get('/grand-plaza', { 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
});

test('sends brotli only to browsers that accept it', async () => {
  const { get } = testGateway({ deps: { brotli: async () => new Uint8Array([1]) } });
  const encoding = async (accepted: string) =>
    (await get('/grand-plaza', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding');
  expect(await encoding('gzip, br')).toBe('br');
  expect(await encoding('gzip, br;q=0')).toBe('gzip');
  expect(await encoding('identity')).toBe(null);
});

test('compresses a page once, as gzip for browsers without brotli', async () => {
  const brotli = vi.fn(async () => new Uint8Array([1]));
  const { get } = testGateway({ deps: { brotli } });
  const plain = await (await get('/grand-plaza')).text();
  const small = await get('/grand-plaza', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(plain);
  await get('/grand-plaza', { 'Accept-Encoding': 'br' });
  expect(brotli).toHaveBeenCalledTimes(1);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s for a page', async (method) => {
  const answer = await testGateway().app.request('http://foyer.test/grand-plaza', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('FAULT-53 marks its pictures, and no other response', async () => {
  const { get } = testGateway({
    provider: (url) =>
      url.endsWith('.svg')
        ? new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })
        : Response.json({ status: true }),
  });
  const isMarked = async (path: string) => (await get(path)).headers.has(GATEWAY_HEADER);
  for (const path of ['/favicon.icon', '/api/media/logo.svg'])
    expect(await isMarked(path), path).toBe(true);
  for (const path of ['/api/queries', '/-/healthz', '/-/unknown'])
    expect(await isMarked(path), path).toBe(false);
});

test('serves a hotel named like an object property as any other', async () => {
  expect((await testGateway().get('/constructor')).status).toBe(404);
});
