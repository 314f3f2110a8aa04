import * as endpoints from '@foyer/shared/api/endpoints';
import {
  CategoryAnswer,
  CategoryListAnswer,
  CategoryTreeAnswer,
} from '@foyer/shared/contracts/category';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { QuickInfoAnswer } from '@foyer/shared/contracts/quick-info';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuest, createHotel, type TestGuest, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const UNKNOWN_ID = 999_999;

describe('hotels and their guests', () => {
  let app: TestApp;
  let own: TestHotel;
  let foreign: TestHotel;
  let guest: TestGuest;
  let neighbour: TestGuest;
  beforeAll(async () => {
    app = await testApp();
    own = await createHotel(app.db);
    foreign = await createHotel(app.db, {
      categories: [
        { name: 'Only Here', slug: 'only-here', children: [{ name: 'Child', slug: 'child' }] },
      ],
    });
    guest = await createGuest(app.db, own);
    neighbour = await createGuest(app.db, own);
  });
  afterAll(() => app.close());

  const read = async (path: string) => (await app.get(path, { token: guest.token })).body;
  const treeIds = async (slug: string) =>
    HotelAnswer.parse((await app.get(endpoints.hotel(slug))).body).data?.categories?.map(
      ({ id }) => id,
    ) ?? [];

  it('API-04 GET /hotels/{slug} answers status, data and data.settings[0]', async () => {
    const { status, body } = await app.get(endpoints.hotel('grand-plaza'));
    expect(status).toBe(200);
    const hotel = HotelAnswer.parse(body).data;
    expect(hotel).toMatchObject({
      slug: 'grand-plaza',
      address: '12 Regent Square, London W1',
      city: 'London',
      timezone: 'Europe/London',
      welcome_title: 'Welcome to Grand Plaza',
      admin_id: expect.any(Number),
    });
    expect(hotel?.settings).toHaveLength(1);
    expect(hotel?.settings?.[0]).toMatchObject({
      primary_color: '#1e4a6e',
      allow_checkin: true,
      allow_pre_arrival: true,
    });
  });

  it('tells nobody the wifi password without a token', async () => {
    const { body } = await app.get(endpoints.hotel('grand-plaza'));
    expect(JSON.stringify(body)).not.toContain('velvet-harp-29');
  });

  it('API-03 quick info holds all that its screens show', async () => {
    const info = QuickInfoAnswer.parse(await read(endpoints.quickInfo(own.slug))).data;
    expect(info).toMatchObject({
      opening_time: '3:00 PM',
      wifi_name: 'GrandPlaza-Guest',
      wifi_password: 'velvet-harp-29',
    });
    expect(Object.values(info ?? {})).not.toContain(null);
    expect(info?.additional_amenities?.[0]).toEqual({
      id: expect.any(Number),
      name: 'Laundry',
      description: 'Washed, pressed and back in your wardrobe',
      pivot: { description: expect.stringContaining('six the same day') },
    });
  });

  it('API-03 menu items are the top-level categories in order, each with an icon', async () => {
    const items = CategoryListAnswer.parse(await read(endpoints.menuItems(own.id))).data ?? [];
    expect(items.map(({ name }) => name)).toEqual([
      'Hotel',
      'Dining',
      'Wellness',
      'Local Area',
      'Weddings',
      'Facilities',
    ]);
    for (const item of items) expect(item.icon).toMatch(/^\/api\/media\/icons\/.*\.svg$/);
  });

  it('API-03 HOTEL-11 child categories of hotel come in order', async () => {
    const [hotelId = 0] = await treeIds(own.slug);
    const children =
      CategoryListAnswer.parse(await read(endpoints.childCategories(hotelId))).data ?? [];
    expect(children.map(({ name }) => name)).toEqual([
      'Rooms & Suites',
      'The Orangery',
      'Vault Spa',
      'Marble Pool',
      'Map Room Bar',
    ]);
    expect(children.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  });

  it('API-03 the category tree by hotel slug has every level', async () => {
    const tree = CategoryTreeAnswer.parse(await read(endpoints.categoryTree(own.slug))).data;
    const area = tree?.categories.find(({ slug }) => slug === 'local-area');
    const restaurants = area?.children?.find(({ slug }) => slug === 'restaurants');
    const larder = restaurants?.children?.find(({ slug }) => slug === 'holt-and-larder');
    expect(larder?.children?.[0]?.slug).toBe('larder-counter');
    const tiers = restaurants?.children?.map(({ advert_type }) => advert_type);
    expect(tiers?.sort()).toEqual(['bronze', 'gold', null, 'platinum', 'silver'].sort());
  });

  it('API-03 one category by its slug has description and children', async () => {
    const category = CategoryAnswer.parse(await read(endpoints.category('weddings'))).data;
    expect(category?.description).toContain('https://www.youtube.com/embed/');
    expect(category?.children?.map(({ slug }) => slug)).toEqual(['winter-garden', 'banking-hall']);
  });

  it('answers a hotel without quick info or settings without failing', async () => {
    const bare = await createHotel(app.db, { categories: [], amenities: [] });
    const { status, body } = await app.get(endpoints.hotel(bare.slug));
    expect(status).toBe(200);
    expect(HotelAnswer.parse(body).data?.categories).toEqual([]);
  });

  /** Every call that belongs to one hotel: its own, a foreign and an unknown address. */
  const routes: {
    name: string;
    path: (slug: string, hotelId: number, categoryId: number) => string;
  }[] = [
    { name: 'quick info', path: (slug) => endpoints.quickInfo(slug) },
    { name: 'menu items', path: (_, hotelId) => endpoints.menuItems(hotelId) },
    { name: 'child categories', path: (_, __, id) => endpoints.childCategories(id) },
    { name: 'category tree', path: (slug) => endpoints.categoryTree(slug) },
  ];

  it.each(routes)(
    '$name: own is answered, foreign and unknown are the same 404, nobody is 401',
    async ({ path }) => {
      const [ownId = 0] = await treeIds(own.slug);
      const [foreignId = 0] = await treeIds(foreign.slug);
      const paths = {
        own: path(own.slug, own.id, ownId),
        foreign: path(foreign.slug, foreign.id, foreignId),
        unknown: path('no-such-hotel', UNKNOWN_ID, UNKNOWN_ID),
      };
      const stranger = await createGuest(app.db, foreign);
      for (const { token } of [guest, neighbour]) {
        expect((await app.get(paths.own, { token })).status).toBe(200);
        const refused = await app.get(paths.foreign, { token });
        const unknown = await app.get(paths.unknown, { token });
        expect(refused.status).toBe(404);
        expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
      }
      expect((await app.get(paths.foreign, { token: stranger.token })).status).toBe(200);
      expect((await app.get(paths.own, { token: stranger.token })).status).toBe(404);
      for (const address of Object.values(paths)) expect((await app.get(address)).status).toBe(401);
    },
  );

  it('API-07 a category of another hotel is as unknown as one that nobody has', async () => {
    const { token } = guest;
    const refused = await app.get(endpoints.category('only-here'), { token });
    const unknown = await app.get(endpoints.category('no-such'), { token });
    expect(refused.status).toBe(404);
    expect(unknown.body).toEqual(refused.body);
  });

  it.each([
    'no-such-hotel',
    '%2e%2e.',
    'UPPER',
    '%00',
    '%2e%2e%2f',
    'api',
    'ü',
    'a'.repeat(10_000),
  ])('FAULT-29 odd slug no. %# is a plain 404', async (slug) => {
    const { status, body } = await app.get(`/hotels/${slug}`);
    expect(status).toBe(404);
    expect(body).toEqual({ status: false, message: 'Hotel not found.' });
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '%00', '1e3'])(
    'the child categories of %s are a plain 404',
    async (id) => {
      const { status } = await app.get(`/categories/get-child-categories/${id}`, {
        token: guest.token,
      });
      expect(status).toBe(404);
    },
  );

  it('answers 404 as JSON to an address it does not have', async () => {
    const { status, body, headers } = await app.get('/queries');
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    expect(headers.get('Content-Type')).toContain('application/json');
  });
});
