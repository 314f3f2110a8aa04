import { type Drawing, type DrawingInput, ICON_NAMES } from '@foyer/prerender/page';
import { expect, test } from 'vitest';
import { PROVIDER, RECORD, testGateway } from '../testing/gateway.ts';

const PNG = { headers: { 'Content-Type': 'image/png' } };
const FAVICON = `${PROVIDER}/media/icon.png?w=512`;
const LOGO = `${PROVIDER}/media/logo.svg`;

type Media = Record<string, (init?: RequestInit) => Response | Promise<Response>>;

/** A gateway whose icons contain their input; `media` is the provider's response. */
function iconGateway(
  media: Media = {},
  settings: object = {},
  draw?: (order: DrawingInput) => Promise<void>,
) {
  const orders: DrawingInput[] = [];
  const drawHotel = async (order: DrawingInput) => {
    orders.push(order);
    await draw?.(order);
    const text = JSON.stringify([order.initial, order.color, order.pictures.map(textOf)]);
    const icon = new TextEncoder().encode(text);
    return Object.fromEntries(ICON_NAMES.map((name) => [name, icon])) as Drawing;
  };
  const gateway = testGateway({
    deps: { draw: drawHotel },
    provider: (url, init) => {
      const slug = /\/hotels\/(grand-plaza|h\d+)$/.exec(url)?.[1];
      const [own] = RECORD.settings;
      if (slug)
        return Response.json({
          status: true,
          data: { ...RECORD, slug, settings: [{ ...own, ...settings }] },
        });
      return media[url]?.(init) ?? new Response(null, { status: 404 });
    },
  });
  const iconsOf = async (slug = 'grand-plaza') => {
    const manifest = await (await gateway.get(`/-/manifest/${slug}.webmanifest`)).json();
    return manifest.icons.map(({ src }: { src: string }) => src) as string[];
  };
  const first = async () => gateway.get((await iconsOf())[0] ?? '');
  return { ...gateway, orders, iconsOf, first };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const media: Media = {
  [FAVICON]: () => new Response('the favicon', PNG),
  [LOGO]: () => new Response('the logo', PNG),
};

test('APP-21 draws icons once from the largest favicon and the logo, as immutable files', async () => {
  const { get, orders, iconsOf } = iconGateway(media);
  const html = await (await get('/grand-plaza/login')).text();
  const [apple = ''] = /\/-\/icon\/[^"]+apple-180\.png/.exec(html) ?? [];
  const addresses = [...(await iconsOf()), apple];
  const answers = await Promise.all(addresses.map((address) => get(address)));
  for (const answer of answers) {
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.json()).toEqual(['G', '#123456', ['the favicon', 'the logo']]);
  }
  expect(orders).toHaveLength(1);
});

test('APP-61 changes the addresses with the logo; old addresses serve the new icon uncached', async () => {
  const [before = ''] = await iconGateway(media).iconsOf();
  const changed = iconGateway(media, { logo: '/api/media/new.svg' });
  const [after = ''] = await changed.iconsOf();
  expect(after).not.toBe(before);
  const answer = await changed.get(before);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
});

test('APP-21 has no icon for an unknown hotel, name or type', async () => {
  const { get, orders } = iconGateway(media);
  for (const path of ['nowhere/1/any-192', 'Grand/1/any-192', 'grand-plaza/1/any-4096'])
    expect((await get(`/-/icon/${path}.png`)).status).toBe(404);
  expect(orders).toEqual([]);
});

test.each([
  ['https://elsewhere.example/logo.png'],
  ['https://127.0.0.1/logo.png'],
  ['http://provider.test/v1/media/logo.svg'],
  ['//elsewhere.example/logo.png'],
  ['/api/media/../../secret.png'],
  ['/api/media/%2e%2e/%2e%2e/secret.png'],
  ['/other/logo.png'],
  ['data:image/png;base64,AAAA'],
])('APP-22 uses the monogram without fetching a picture at %s', async (address) => {
  const { first, state } = iconGateway(media, { favicon: address, logo: null, banner_video: null });
  expect(await (await first()).json()).toEqual(['G', '#123456', []]);
  expect(state.requests.filter(({ url }) => !url.includes('/hotels/'))).toEqual([]);
});

test.each<[string, () => Response]>([
  ['HTML', () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } })],
  ['nothing at all', () => new Response(null, { status: 404 })],
  ['one that leads elsewhere', () => Response.redirect('http://169.254.169.254/meta', 302)],
  [
    '100 MB, announced',
    () => new Response('x', { headers: { ...PNG.headers, 'Content-Length': '100000000' } }),
  ],
  [
    'what never ends',
    () =>
      new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) }), PNG),
  ],
])('APP-22 ignores %s as a logo', async (_, answer) => {
  const { first, state } = iconGateway({ [FAVICON]: answer, [LOGO]: media[LOGO] as Media[string] });
  expect(await (await first()).json()).toEqual(['G', '#123456', ['the logo']]);
  expect(state.requests.every(({ url }) => url.startsWith(PROVIDER))).toBe(true);
  const fetched = state.requests.find(({ url }) => url === FAVICON);
  expect(fetched?.init).toMatchObject({ redirect: 'manual' });
  expect(new Headers(fetched?.init?.headers).has('Authorization')).toBe(false);
});

test('APP-23 APP-62 serves no icon while the provider is unavailable, and retries later', async () => {
  let down = true;
  const { first, state, orders } = iconGateway({
    ...media,
    [LOGO]: () => (down ? new Response(null, { status: 502 }) : new Response('the logo', PNG)),
  });
  expect((await first()).status).toBe(503);
  expect((await first()).status).toBe(503);
  expect(
    state.requests.filter(({ url }) => url === LOGO),
    'no new fetch at once',
  ).toHaveLength(1);
  down = false;
  state.now += 10_001;
  expect((await first()).status).toBe(200);
  expect(orders).toHaveLength(1);
});

test('APP-62 serves no default manifest or icons while the hotel’s record is unavailable', async () => {
  const { get } = testGateway({
    deps: { draw: () => Promise.reject(new Error('Not to be drawn')) },
    provider: () => new Response(null, { status: 503 }),
  });
  expect((await get('/-/manifest/grand-plaza.webmanifest')).status).toBe(503);
  expect((await get('/-/icon/grand-plaza/1/any-192.png')).status).toBe(503);
});

test('APP-23 replaces a logo that breaks the drawing by the monogram, without a retry', async () => {
  const { first, orders, state } = iconGateway(media, {}, async ({ pictures }) => {
    if (pictures.length > 0) throw new Error('Drawing took more than 10000 ms');
  });
  for (let time = 0; time < 3; time += 1)
    expect(await (await first()).json()).toEqual(['G', '#123456', []]);
  expect(orders).toHaveLength(2);
  expect(state.log.join('\n')).toContain('A picture of a hotel cannot be drawn.');
});

test('APP-23 draws hundreds of concurrent hotels one by one, and makes some retry later', async () => {
  let [atOnce, most] = [0, 0];
  const { get } = iconGateway(media, {}, async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => setTimeout(done));
    atOnce -= 1;
  });
  const responses = Array.from({ length: 300 }, (_, index) =>
    get(`/-/icon/h${index}/1/any-192.png`),
  );
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(most).toBe(1);
  expect((await get('/-/icon/h299/1/any-192.png')).status, 'later').toBe(200);
});

test('APP-21 links the hotel’s own pictures at a gateway that cannot draw', async () => {
  const { get } = testGateway();
  const { icons } = await (await get('/-/manifest/grand-plaza.webmanifest')).json();
  expect(icons[0]).toEqual({
    src: '/api/media/icon.png?w=192',
    sizes: '192x192',
    type: 'image/png',
  });
  const touch = await get('/-/icon/grand-plaza/1/apple-180.png');
  expect(touch.status).toBe(302);
  expect(touch.headers.get('Location')).toBe('/api/media/icon.png?w=192');
});
