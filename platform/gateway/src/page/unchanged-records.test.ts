import { expect, test } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const PATH = '/grand-plaza/login';
/** Age after which the next page triggers a fetch of the record, in ms. */
const OLD_MS = 31_000;

const hotelOf = (html: string) =>
  JSON.parse(/id="foyer-hotel">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const named = (name: string) => () => Response.json({ status: true, data: { ...RECORD, name } });

/** A gateway that counts the rendered pages. */
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
  /** Fetches the record again after a page. */
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

test('FLEET-99 keeps the pages of a record that is fetched again without changes', async () => {
  const { again, page, state, get, written } = counted();
  const first = await page();
  expect(first.hotel.fresh).toBe(true);
  await get(PATH, { 'Accept-Encoding': 'br' });
  for (let times = 0; times < 20; times += 1) await again();
  expect(state.requests.length).toBe(21);
  expect(await page(PATH, first.etag)).toMatchObject({ status: 304, etag: first.etag });
  expect(written()).toBe(1);
});

test('FLEET-100 renders the pages again after each change of the record, also a change back', async () => {
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
  // A browser compares these times to find the newer record.
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

test('FLEET-102 does not mark a record as fresh that was not fetched recently', async () => {
  const { page, state } = counted();
  const first = await page();
  state.now += 24 * 60 * 60_000;
  const old = await page(PATH, first.etag);
  expect([old.status, old.hotel.fresh]).toEqual([200, undefined]);
  expect(old.hotel.fetched_at).toBe(first.hotel.fetched_at);
  expect((await page(PATH, first.etag)).status).toBe(304);
});
