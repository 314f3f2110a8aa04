import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  CategoryListResponse,
  CategoryResponse,
  CategoryTreeResponse,
} from '@foyer/shared/contracts/provider/category.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { QuickInfoResponse } from '@foyer/shared/contracts/provider/quick-info.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, createHotel, type TestGuest, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const UNKNOWN_ID = 999_999;

describe('hotel data', () => {
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
    HotelResponse.parse((await app.get(endpoints.hotel(slug))).body).data?.categories?.map(
      ({ id }) => id,
    ) ?? [];

  test('API-04 GET /hotels/{slug} returns status, data and data.settings[0]', async () => {
    const { status, body } = await app.get(endpoints.hotel('grand-plaza'));
    expect(status).toBe(200);
    const hotel = HotelResponse.parse(body).data;
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

  test('does not return the wifi password without a token', async () => {
    const { body } = await app.get(endpoints.hotel('grand-plaza'));
    expect(JSON.stringify(body)).not.toContain('velvet-harp-29');
  });

  test('API-03 quick info contains all fields of its screens', async () => {
    const info = QuickInfoResponse.parse(await read(endpoints.quickInfo(own.slug))).data;
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

  test('API-03 menu items are the top-level categories in order, with icons', async () => {
    const items = CategoryListResponse.parse(await read(endpoints.menuItems(own.id))).data ?? [];
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

  test('API-03 HOTEL-11 child categories of `hotel` are in order', async () => {
    const [hotelId = 0] = await treeIds(own.slug);
    const children =
      CategoryListResponse.parse(await read(endpoints.childCategories(hotelId))).data ?? [];
    expect(children.map(({ name }) => name)).toEqual([
      'Rooms & Suites',
      'The Orangery',
      'Vault Spa',
      'Marble Pool',
      'Map Room Bar',
    ]);
    expect(children.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  });

  test('API-03 the category tree of a hotel has every level', async () => {
    const tree = CategoryTreeResponse.parse(await read(endpoints.categoryTree(own.slug))).data;
    const area = tree?.categories.find(({ slug }) => slug === 'local-area');
    const restaurants = area?.children?.find(({ slug }) => slug === 'restaurants');
    const larder = restaurants?.children?.find(({ slug }) => slug === 'holt-and-larder');
    expect(larder?.children?.[0]?.slug).toBe('larder-counter');
    const tiers = restaurants?.children?.map(({ advert_type }) => advert_type);
    expect(tiers?.sort()).toEqual(['bronze', 'gold', null, 'platinum', 'silver'].sort());
  });

  test('API-03 a category by slug has description and children', async () => {
    const category = CategoryResponse.parse(await read(endpoints.category('weddings'))).data;
    expect(category?.description).toContain('https://www.youtube.com/embed/');
    expect(category?.children?.map(({ slug }) => slug)).toEqual(['winter-garden', 'banking-hall']);
  });

  test('supports a hotel without quick info and settings', async () => {
    const bare = await createHotel(app.db, {
      categories: [],
      quick_info: { additional_amenities: [] },
    });
    const { status, body } = await app.get(endpoints.hotel(bare.slug));
    expect(status).toBe(200);
    expect(HotelResponse.parse(body).data?.categories).toEqual([]);
  });

  /** Lists every call of a hotel with an own, another hotel's and an unknown path. */
  const routes: {
    name: string;
    path: (slug: string, hotelId: number, categoryId: number) => string;
  }[] = [
    { name: 'quick info', path: (slug) => endpoints.quickInfo(slug) },
    { name: 'menu items', path: (_, hotelId) => endpoints.menuItems(hotelId) },
    { name: 'child categories', path: (_, __, id) => endpoints.childCategories(id) },
    { name: 'category tree', path: (slug) => endpoints.categoryTree(slug) },
  ];

  test.each(routes)(
    "$name: succeeds for the own hotel; another hotel's and unknown ids give the same 404, no token 401",
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
        const rejected = await app.get(paths.foreign, { token });
        const unknown = await app.get(paths.unknown, { token });
        expect(rejected.status).toBe(404);
        expect([unknown.status, unknown.body]).toEqual([rejected.status, rejected.body]);
      }
      expect((await app.get(paths.foreign, { token: stranger.token })).status).toBe(200);
      expect((await app.get(paths.own, { token: stranger.token })).status).toBe(404);
      for (const address of Object.values(paths)) expect((await app.get(address)).status).toBe(401);
    },
  );

  test('API-07 a category of another hotel gives the 404 of an unknown one', async () => {
    const { token } = guest;
    const rejected = await app.get(endpoints.category('only-here'), { token });
    const unknown = await app.get(endpoints.category('no-such'), { token });
    expect(rejected.status).toBe(404);
    expect(unknown.body).toEqual(rejected.body);
  });

  test.each([
    'no-such-hotel',
    '%2e%2e.',
    'UPPER',
    '%00',
    '%2e%2e%2f',
    'api',
    'ü',
    'a'.repeat(10_000),
  ])('FAULT-29 the odd slug no. %# gives a 404', async (slug) => {
    const { status, body } = await app.get(`/hotels/${slug}`);
    expect(status).toBe(404);
    expect(body).toEqual({ status: false, message: 'Hotel not found.' });
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '%00', '1e3'])(
    'the child categories of %s give a 404',
    async (id) => {
      const { status } = await app.get(`/categories/get-child-categories/${id}`, {
        token: guest.token,
      });
      expect(status).toBe(404);
    },
  );

  test('returns a JSON 404 for an unknown route', async () => {
    const { status, body, headers } = await app.get('/queries');
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    expect(headers.get('Content-Type')).toContain('application/json');
  });
});
