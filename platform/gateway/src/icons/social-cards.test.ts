import type { Drawing, DrawingInput } from '@foyer/prerender/page';
import { expect, test } from 'vitest';
import { PROVIDER, RECORD, testGateway } from '../testing/gateway.ts';

const AVIF = { headers: { 'Content-Type': 'image/avif' } };
const BANNER = `${PROVIDER}/media/banner.avif?w=780`;
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

type Answers = Record<string, () => Response>;

/** A gateway whose social cards contain their input; `answers` are the provider's responses. */
function socialCardGateway(
  answers: Answers = { [BANNER]: () => new Response('the banner', AVIF) },
  settings: object = {},
  draw?: (order: DrawingInput) => Promise<void>,
) {
  const inputs: DrawingInput[] = [];
  const drawHotel = async (input: DrawingInput) => {
    inputs.push(input);
    await draw?.(input);
    const made = [textOf(input.banner), input.initial, input.color];
    return { 'social-card': new TextEncoder().encode(JSON.stringify(made)) } as Drawing;
  };
  const gateway = testGateway({
    deps: { draw: drawHotel, publicOrigins: ['https://stay.test'] },
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
  const socialCard = async () => {
    const { 'og:image': address = '' } = await tags();
    return gateway.get(new URL(address).pathname);
  };
  return { ...gateway, inputs, tags, socialCard };
}

test('API-40 API-90 names one JPEG with its size in a page, drawn once, as an immutable file', async () => {
  const { tags, socialCard, inputs } = socialCardGateway();
  expect(await tags()).toMatchObject({
    'og:image': expect.stringMatching(
      /^https:\/\/stay\.test\/-\/social-card\/grand-plaza\/\w+\.jpg$/,
    ),
    'og:image:alt': 'Grand Plaza',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  for (let time = 0; time < 2; time += 1) {
    const response = await socialCard();
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await response.json()).toEqual(['the banner', 'G', '#123456']);
  }
  expect(inputs).toHaveLength(1);
});

test('API-90 changes the address with the banner, and allows messengers to fetch it', async () => {
  const before = (await socialCardGateway().tags())['og:image'] ?? '';
  const changed = socialCardGateway({}, { banner_video: '/api/media/new.avif' });
  expect((await changed.tags())['og:image']).not.toBe(before);
  const old = await changed.get(new URL(before).pathname);
  expect([old.status, old.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  for (const path of ['nowhere/1.jpg', 'grand-plaza/1.png', 'Grand/1.jpg'])
    expect((await changed.get(`/-/social-card/${path}`)).status).toBe(404);
  expect(await (await changed.get('/robots.txt')).text()).toMatch(
    /Allow: \/-\/social-card\/\n.*\/-\/\n/,
  );
});

test.each([
  ['a video', '/api/media/splash.mp4'],
  ['one elsewhere', 'https://elsewhere.example/banner.jpg'],
  ['one above the provider', '/api/../secret.jpg'],
  ['none', null],
])('API-41 does not fetch the banner %s', async (_, banner_video) => {
  const { socialCard, state } = socialCardGateway({}, { banner_video, logo: null, favicon: null });
  expect(await (await socialCard()).json()).toEqual([null, 'G', '#123456']);
  expect(state.requests.filter(({ url }) => !url.includes('/hotels/'))).toEqual([]);
});

test('API-41 replaces a banner that breaks or delays the drawing', async () => {
  const breaking = socialCardGateway(undefined, {}, async ({ banner }) => {
    if (banner) throw new Error('Drawing took more than 10000 ms');
  });
  expect(await (await breaking.socialCard()).json()).toEqual([null, 'G', '#123456']);
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) });
  const large = socialCardGateway({ [BANNER]: () => new Response(endless, AVIF) });
  expect(await (await large.socialCard()).json()).toEqual([null, 'G', '#123456']);
});

test('API-91 serves no social card while the provider is unavailable, and retries later', async () => {
  let down = true;
  const { socialCard, state } = socialCardGateway({
    [BANNER]: () => (down ? new Response(null, { status: 502 }) : new Response('there', AVIF)),
  });
  expect((await socialCard()).status).toBe(503);
  down = false;
  expect((await socialCard()).status, 'not at once').toBe(503);
  state.now += 10_001;
  expect((await socialCard()).status).toBe(200);
});

test('API-42 names a picture that messengers can show at a gateway that cannot draw', async () => {
  const html = await (await testGateway().get('/grand-plaza/profile')).text();
  expect(html).toContain('og:image" content="http://foyer.test/api/media/icon.png?w=512"');
  expect(html).not.toContain('og:image:type');
  expect((await testGateway().get('/-/social-card/grand-plaza/1.jpg')).status).toBe(404);
});
