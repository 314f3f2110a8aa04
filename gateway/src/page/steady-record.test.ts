import { expect, test } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const PATH = '/grand-plaza/login';
/** After this a record is asked for again, behind the next page, in ms. */
const OLD_MS = 31_000;

const hotelOf = (html: string) =>
  JSON.parse(/id="foyer-hotel">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const named = (name: string) => () => Response.json({ status: true, data: { ...RECORD, name } });

/** A gateway whose pages are counted as they are written. */
function counted() {
  let written = 0;
  const brotli = async (html: string) => {
    written += 1;
    return new TextEncoder().encode(html);
  };
  let behind: Promise<unknown> | undefined;
  const background = (work: Promise<unknown>) => {
    behind = work;
  };
  const { get, state } = testGateway({ deps: { brotli, background } });
  /** The record is fetched again, behind a page. */
  const again = async (path = PATH) => {
    state.now += OLD_MS;
    await get(path);
    await behind;
  };
  const page = async (path = PATH, etag = '') => {
    const answer = await get(path, { 'If-None-Match': etag });
    const { status, headers } = answer;
    return { status, etag: headers.get('ETag') ?? '', hotel: hotelOf(await answer.text()) };
  };
  return { again, page, state, written: () => written, get };
}

test('FLEET-53 a record that was fetched again and says the same leaves its pages as they are', async () => {
  const { again, page, state, get, written } = counted();
  const first = await page();
  expect(first.hotel.fresh).toBe(true);
  await get(PATH, { 'Accept-Encoding': 'br' });
  for (let times = 0; times < 20; times += 1) await again();
  expect(state.asked.length).toBe(21);
  expect(await page(PATH, first.etag)).toMatchObject({ status: 304, etag: first.etag });
  expect(written()).toBe(1);
});

test('FLEET-53 one that says something else makes them anew, as does the way back', async () => {
  const { again, page, state } = counted();
  state.provider = named('First');
  const first = await page();
  const other = await page('/grand-plaza/signup');
  state.provider = named('Second');
  await again();
  const second = await page(PATH, first.etag);
  expect(second.hotel.hotel.name).toBe('Second');
  state.provider = named('First');
  await again();
  // By these times a browser tells which of the records it has met is the newer one.
  const times = [
    first,
    second,
    await page(PATH, first.etag),
    await page('/grand-plaza/signup', other.etag),
  ];
  expect(times.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [one = 0, two = 0, three = 0, four = 0] = times.map(({ hotel }) => hotel.fetched_at);
  expect([two > one, three > two, four]).toEqual([true, true, three]);
});

test('FLEET-53 a record that nobody asked for since is not called fresh, and no page with it is', async () => {
  const { page, state } = counted();
  const first = await page();
  state.now += 24 * 60 * 60_000;
  const old = await page(PATH, first.etag);
  expect([old.status, old.hotel.fresh]).toEqual([200, undefined]);
  expect(old.hotel.fetched_at).toBe(first.hotel.fetched_at);
  expect((await page(PATH, first.etag)).status).toBe(304);
});
