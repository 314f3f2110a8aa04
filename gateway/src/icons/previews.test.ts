import { expect, test } from 'vitest';
import { PROVIDER, RECORD, testGateway } from '../testing/gateway.ts';
import type { PreviewOrder } from './icon-order.ts';

const AVIF = { headers: { 'Content-Type': 'image/avif' } };
const BANNER = `${PROVIDER}/media/banner.avif?w=780`;
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

type Answers = Record<string, () => Response>;

/** A gateway whose previews say what they were drawn from; `answers` is what the provider has. */
function previewGateway(
  answers: Answers = { [BANNER]: () => new Response('the banner', AVIF) },
  settings: object = {},
  draw?: (order: PreviewOrder) => Promise<void>,
) {
  const orders: PreviewOrder[] = [];
  const drawPreview = async (order: PreviewOrder) => {
    orders.push(order);
    await draw?.(order);
    const made = [textOf(order.banner), order.initial, order.color];
    return { preview: new TextEncoder().encode(JSON.stringify(made)) };
  };
  const gateway = testGateway({
    deps: { drawPreview, publicOrigins: ['https://stay.test'] },
    provider: (url) => {
      const [own] = RECORD.settings;
      if (url.endsWith('/hotels/grand-plaza'))
        return Response.json({
          status: true,
          data: { ...RECORD, settings: [{ ...own, ...settings }] },
        });
      return answers[url]?.() ?? new Response(null, { status: 404 });
    },
  });
  const tags = async () => {
    const html = await (await gateway.get('/grand-plaza/profile')).text();
    const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
    return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
  };
  const preview = async () => {
    const { 'og:image': address = '' } = await tags();
    return gateway.get(new URL(address).pathname);
  };
  return { ...gateway, orders, tags, preview };
}

test('API-40 a page names one JPEG with its size, which is made once and kept for good', async () => {
  const { tags, preview, orders } = previewGateway();
  expect(await tags()).toMatchObject({
    'og:image': expect.stringMatching(/^https:\/\/stay\.test\/-\/preview\/grand-plaza\/\w+\.jpg$/),
    'og:image:alt': 'Grand Plaza',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  for (let time = 0; time < 2; time += 1) {
    const answer = await preview();
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.json()).toEqual(['the banner', 'G', '#123456']);
  }
  expect(orders).toHaveLength(1);
});

test('API-40 another banner has another address; messengers may fetch it', async () => {
  const before = (await previewGateway().tags())['og:image'] ?? '';
  const changed = previewGateway({}, { banner_video: '/api/media/new.avif' });
  expect((await changed.tags())['og:image']).not.toBe(before);
  const old = await changed.get(new URL(before).pathname);
  expect([old.status, old.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  for (const path of ['nowhere/1.jpg', 'grand-plaza/1.png', 'Grand/1.jpg'])
    expect((await changed.get(`/-/preview/${path}`)).status).toBe(404);
  expect(await (await changed.get('/robots.txt')).text()).toMatch(
    /Allow: \/-\/preview\/\n.*\/-\/\n/,
  );
});

test.each([
  ['a film', '/api/media/splash.mp4'],
  ['one elsewhere', 'https://elsewhere.example/banner.jpg'],
  ['one above the provider', '/api/../secret.jpg'],
  ['none', null],
])('API-41 %s as a banner is not fetched', async (_, banner_video) => {
  const { preview, state } = previewGateway({}, { banner_video, logo: null, favicon: null });
  expect(await (await preview()).json()).toEqual([null, 'G', '#123456']);
  expect(state.asked.filter(({ url }) => !url.includes('/hotels/'))).toEqual([]);
});

test('API-41 a banner that breaks the drawing, or never ends, gives way to the drawn one', async () => {
  const breaking = previewGateway(undefined, {}, async ({ banner }) => {
    if (banner) throw new Error('Drawing took more than 10000 ms');
  });
  expect(await (await breaking.preview()).json()).toEqual([null, 'G', '#123456']);
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) });
  const large = previewGateway({ [BANNER]: () => new Response(endless, AVIF) });
  expect(await (await large.preview()).json()).toEqual([null, 'G', '#123456']);
});

test('API-41 as long as the provider cannot answer there is none, and a moment later there is', async () => {
  let down = true;
  const { preview, state } = previewGateway({
    [BANNER]: () => (down ? new Response(null, { status: 502 }) : new Response('there', AVIF)),
  });
  expect((await preview()).status).toBe(503);
  down = false;
  expect((await preview()).status, 'not at once').toBe(503);
  state.now += 10_000;
  expect((await preview()).status).toBe(200);
});

test('API-42 a gateway that cannot draw names a picture of the hotel that messengers can read', async () => {
  const html = await (await testGateway().get('/grand-plaza/profile')).text();
  expect(html).toContain('og:image" content="http://foyer.test/api/media/icon.png?w=512"');
  expect(html).not.toContain('og:image:type');
  expect((await testGateway().get('/-/preview/grand-plaza/1.jpg')).status).toBe(404);
});
