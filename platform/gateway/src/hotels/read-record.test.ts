import { expect, test } from 'vitest';
import { PROVIDER, RECORD, testGateway } from '../testing/gateway.ts';
import { recordReader } from './read-record.ts';

const category = (id: number, more: object = {}) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  ...more,
});
const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => category(index + 1, more));
const answer = (change: object) => Response.json({ status: true, data: { ...RECORD, ...change } });
const read = async (change: object) => (await recordReader()(answer(change))).hotel;

test('SHELL-37 SHELL-115 removes a text over its limit and keeps the hotel', async () => {
  const long = 'x'.repeat(100_000);
  const hotel = await read({
    name: 'x'.repeat(301),
    city: 'x'.repeat(300),
    description: long,
    welcome_message: `${long}x`,
    website: `https://plaza.test/${long}`,
    settings: [{ app_name: 'x'.repeat(301), logo: `/logo.png?w=${'1,'.repeat(29_000)}2` }],
  });
  expect(hotel).toMatchObject({ id: 7, slug: 'grand-plaza', description: long });
  expect(hotel.city).toHaveLength(300);
  expect(hotel).not.toHaveProperty('name');
  expect(hotel).not.toHaveProperty('welcome_message');
  expect(hotel).not.toHaveProperty('website');
  expect(hotel.settings).toEqual([{}]);
});

test.each(['😀'.repeat(50_000), '\u0001'.repeat(90_000), '"\\'.repeat(50_000)])(
  'SHELL-115 keeps a text of the maximum length in any escaping',
  async (description) => {
    expect((await read({ description })).description).toBe(description);
  },
);

test('SHELL-37 removes a text of megabytes and keeps the hotel', async () => {
  const hotel = await read({ description: 'x"'.repeat(4_000_000), name: 'Plaza' });
  expect(hotel).toMatchObject({ name: 'Plaza', description: null });
});

test('SHELL-117 reads a category tree of 15 MB and ignores everything below its top level', async () => {
  const children = many(60, { description: 'x'.repeat(5000), children: many(10) });
  const hotel = await read({ categories: many(40, { children, tags: ['eat'] }) });
  expect(hotel.categories?.map(({ id }) => id)).toEqual(many(40).map(({ id }) => id));
  expect(JSON.stringify(hotel).length).toBeLessThan(20_000);
});

test('SHELL-115 SHELL-117 accepts at most 200 top-level categories with any number below them', async () => {
  const below = many(3000, { parent_id: 1 });
  expect((await read({ categories: [...many(200), ...below] })).categories).toHaveLength(200);
  expect((await read({ categories: many(201) })).categories).toBeUndefined();
  expect(await read({ categories: many(200_000) })).toMatchObject({ slug: 'grand-plaza' });
});

test('SHELL-37 removes only the category whose name is too long', async () => {
  const categories = [
    category(1, { name: 'x'.repeat(301) }),
    category(2, { image: 'x'.repeat(3000) }),
  ];
  expect((await read({ categories })).categories).toEqual([category(2)]);
});

const HALF = '\ud83d';

test('SHELL-116 removes a text with a lone surrogate, or the category that it names', async () => {
  const categories = [
    category(1, { slug: HALF }),
    category(2, { name: `Bar ${HALF}` }),
    category(3, { image: `/${HALF}.webp` }),
  ];
  const settings = [{ app_name: HALF, primary_color: '#123456' }];
  const hotel = await read({ city: HALF, name: 'Plaza 😀', settings, categories });
  expect(hotel).toMatchObject({ name: 'Plaza 😀', categories: [category(3)] });
  expect(hotel).not.toHaveProperty('city');
  expect(hotel.settings).toEqual([{ primary_color: '#123456' }]);
});

test('SHELL-115 removes the features if there are too many', async () => {
  expect((await read({ features: ['chat'] })).features).toEqual(['chat']);
  expect((await read({ features: Array(201).fill('chat') })).features).toBeUndefined();
});

test('SHELL-115 removes the synonyms if there are too many or too long ones', async () => {
  const synonyms = [['lift', 'elevator']];
  expect((await read({ synonyms })).synonyms).toEqual(synonyms);
  expect((await read({ synonyms: Array(251).fill(['a', 'b']) })).synonyms).toBeUndefined();
  expect((await read({ synonyms: [['a', 'x'.repeat(301)]] })).synonyms).toBeUndefined();
});

test('SHELL-37 removes the categories of a record that is too large for a page', async () => {
  const summary = 'x'.repeat(2000);
  expect((await read({ categories: many(100, { summary }) })).categories).toHaveLength(100);
  const large = many(200, { summary, website: summary });
  expect((await read({ categories: large })).categories).toBeUndefined();
  const markup = '<'.repeat(100_000);
  await expect(read({ description: markup })).rejects.toThrow('too large for a page');
});

test('SHELL-39 fetches a record only from the provider’s host, with at most one redirect', async () => {
  const moved = `${PROVIDER}/moved`;
  const targets: Record<string, string> = {
    'http://provider.test/v1/hotels/near': '/v1/moved',
    'http://provider.test/v1/hotels/safe': 'https://provider.test/v1/moved',
    'http://provider.test/v1/hotels/far': 'http://169.254.169.254/latest',
    'http://provider.test/v1/hotels/port': 'http://provider.test:22/',
    'http://provider.test/v1/hotels/twice': '/v1/hotels/near',
    'http://provider.test/v1/hotels/odd': 'http://',
  };
  const { get, state } = testGateway({
    provider: (url) => {
      const location = targets[url];
      if (location) return new Response(null, { status: 302, headers: { Location: location } });
      return url.endsWith('/moved') ? answer({}) : new Response(null, { status: 404 });
    },
  });
  const stateOf = async (slug: string) =>
    /"state":"(\w+)"/.exec(await (await get(`/${slug}/login`)).text())?.[1];
  expect(await stateOf('near')).toBe('ok');
  expect(state.requests.at(-1)).toMatchObject({ url: moved, init: { redirect: 'manual' } });
  expect(await stateOf('safe')).toBe('ok');
  for (const slug of ['far', 'port', 'twice', 'odd'])
    expect(await stateOf(slug)).toBe('unreachable');
  const hosts = new Set(state.requests.map(({ url }) => new URL(url).host));
  expect([...hosts]).toEqual(['provider.test']);
});

test('SHELL-118 limits the cached records to 32 MB together and drops the least recently used', async () => {
  const description = 'x'.repeat(99_000);
  const categories = many(150, { website: `https://plaza.test/${'x'.repeat(2000)}` });
  const { get, state } = testGateway({
    provider: (url) => answer({ slug: url.split('/').at(-1), description, categories }),
  });
  const open = (hotel: number) => get(`/-/manifest/h${hotel}.webmanifest`);
  for (let hotel = 0; hotel < 70; hotel += 1) await open(hotel);
  await open(0);
  expect(state.requests, 'all records fit').toHaveLength(70);
  for (let hotel = 70; hotel < 90; hotel += 1) await open(hotel);
  expect(state.requests).toHaveLength(90);
  await open(89);
  await open(60);
  expect(state.requests, 'the latest records stay cached').toHaveLength(90);
  await open(0);
  expect(state.requests, 'the oldest record was used again').toHaveLength(90);
  await open(1);
  expect(state.requests).toHaveLength(91);
});
