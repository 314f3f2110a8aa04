import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { requests } from '../db/schema/correspondence.ts';
import { categories, hotelSettings, hotels, quickInfos } from '../db/schema/hotels.ts';
import { type FileCategory, HotelFile } from '../hotel-file/hotel-file.ts';
import { createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DEFAULT_DATABASE } from '../testing/test-databases.ts';
import { importHotel } from './import-hotel.ts';
import { operatorKey } from './key.ts';
import { type Change, ImportResult } from './records.ts';

const HOTELS = '/operator/hotels';
/** Lists of the file, and ids of the provider. */
const NO_COLUMNS = [
  ...['categories', 'children', 'additional_amenities'],
  ...['id', 'hotel_id', 'parent_id'],
];

/** Creates an operator's client of a provider. */
function operatorOf(app: TestApp) {
  const token = operatorKey(app.deps.secret);
  return {
    async exported(slug: string): Promise<HotelFile> {
      const { status, body } = await app.get(`${HOTELS}/${slug}`, { token });
      expect(status).toBe(200);
      return body.data;
    },
    async imported(hotel: unknown, dry_run = false): Promise<ImportResult> {
      const { status, body } = await app.post(HOTELS, { hotel, dry_run }, { token });
      expect([status, body.message]).toEqual([200, 'OK']);
      return ImportResult.parse(body.data);
    },
    rejected: (hotel: unknown) => app.post(HOTELS, { hotel, dry_run: false }, { token }),
  };
}

/** Removes ids, which each provider assigns itself. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) =>
      ['id', 'parent_id', 'admin_id'].includes(key) ? undefined : inner,
    ),
  );
}

test('API-27 every key of the file is a column and vice versa', () => {
  const { settings, quick_info, checklist, $schema, ...facts } = HotelFile.shape;
  const sorted = (names: readonly string[]) =>
    names.filter((name) => !NO_COLUMNS.includes(name)).toSorted();
  const columnsOf = (table: PgTable) => sorted(Object.keys(getTableColumns(table)));
  const keysOf = (schema: z.ZodMiniOptional<z.ZodMiniObject>) =>
    sorted(Object.keys(schema._zod.def.innerType.shape));
  const list = facts.categories._zod.def.innerType as unknown as z.ZodMiniArray<z.ZodMiniObject>;
  expect(sorted(Object.keys(facts))).toEqual(columnsOf(hotels));
  expect(keysOf(settings)).toEqual(columnsOf(hotelSettings));
  expect(keysOf(quick_info)).toEqual(columnsOf(quickInfos));
  expect(sorted(Object.keys(list._zod.def.element.shape))).toEqual(columnsOf(categories));
});

describe("an operator's import", () => {
  let app: TestApp;
  let operator: ReturnType<typeof operatorOf>;
  let own: TestHotel;
  let file: HotelFile;
  beforeAll(async () => {
    app = await testApp();
    operator = operatorOf(app);
  });
  beforeEach(async () => {
    own = await createHotel(app.db);
    file = await operator.exported(own.slug);
  });
  afterAll(() => app.close());

  const category = (slug: string): FileCategory => {
    const all = (list: FileCategory[] = []): FileCategory[] =>
      list.flatMap((one) => [one, ...all(one.children)]);
    const found = all(file.categories).find((one) => one.slug === slug);
    if (!found) throw new Error(slug);
    return found;
  };

  test('API-27 of an exported hotel changes nothing', async () => {
    for (const slug of ['grand-plaza', 'seaside-inn', own.slug])
      expect((await operator.imported(await operator.exported(slug))).changes).toEqual([]);
  });

  test('API-27 of the demo hotels gives the same responses at another provider', async () => {
    const otherProvider = await testApp(() => DEFAULT_DATABASE.open(true));
    for (const slug of ['grand-plaza', 'seaside-inn']) {
      const hotel = await operator.exported(slug);
      expect((await operatorOf(otherProvider).imported(hotel)).is_new).toBe(true);
      expect(await operatorOf(otherProvider).exported(slug)).toEqual(hotel);
      const responses = async ({ db, get }: TestApp) => {
        const [row] = await db.select().from(hotels).where(eq(hotels.slug, slug));
        const { token } = await createGuest(db, row ?? own);
        const paths = [
          endpoints.hotel(slug),
          endpoints.quickInfo(slug),
          endpoints.menuItems(row?.id ?? 0),
          endpoints.categoryTree(slug),
          endpoints.checklist,
        ];
        const all = await Promise.all(paths.map((path) => get(path, { token })));
        return all.map(({ status, body }) => [status, withoutIds(body)]);
      };
      expect(await responses(otherProvider)).toEqual(await responses(app));
    }
    await otherProvider.close();
  });

  test('API-23 adds a new hotel at once with all data of the file', async () => {
    const slug = `new-${randomUUID().slice(0, 8)}`;
    const imported = await operator.imported({
      slug,
      name: 'New House',
      timezone: 'Europe/Lisbon',
      language: 'pt-PT',
      check_in_time: '16:00',
      country: 'PT',
      synonyms: [['lift', 'elevator']],
      settings: { primary_color: '#123456', allow_checkin: 1 },
      quick_info: {
        wifi_name: 'New',
        onsite_parking_rate: 12,
        additional_amenities: [{ name: `Sauna ${slug}`, pivot: { description: 'Below' } }],
      },
      categories: [
        {
          name: 'Dining',
          slug: 'dining',
          tags: ['fish'],
          children: [{ name: 'Bar', slug: 'bar', own: true }],
        },
      ],
      checklist: [{ name: 'In the room', children: [{ name: 'A cot' }] }],
    });
    expect(imported).toMatchObject({ is_new: true, notes: [expect.stringContaining('no admin')] });
    const { body } = await app.get(endpoints.hotel(slug));
    expect(body.data).toMatchObject({
      name: 'New House',
      country: 'PT',
      synonyms: [['lift', 'elevator']],
      settings: [{ primary_color: '#123456', allow_checkin: true, allow_pre_arrival: false }],
      categories: [
        { slug: 'dining', order: 1, tags: ['fish'], children: [{ slug: 'bar', own: true }] },
      ],
    });
    const exported = await operator.exported(slug);
    expect((await operator.imported(exported)).changes).toEqual([]);
    expect(exported.quick_info).toEqual({
      wifi_name: 'New',
      onsite_parking_rate: '12',
      additional_amenities: [{ name: `Sauna ${slug}`, pivot: { description: 'Below' } }],
    });
  });

  test('API-24 API-74 changes and reports only differences, and rows keep their ids', async () => {
    const guest = await createGuest(app.db, own);
    // Without `order by`, PostgreSQL returns rows in any order.
    const rows = () =>
      app.db
        .select()
        .from(categories)
        .where(eq(categories.hotel_id, own.id))
        .orderBy(categories.id);
    const before = await rows();
    const idOf = (slug: string) => before.find((row) => row.slug === slug)?.id ?? 0;
    const enquiryResponse = await app.post(
      endpoints.queries,
      {
        name: 'Noor',
        email: 'noor@example.com',
        phone: '447700900100',
        message: 'Is it open?',
        category_id: idOf('winter-garden'),
        type: 'Hours',
      },
      { token: guest.token },
    );
    expect(enquiryResponse.status).toBe(201);
    // Moves, removes, adds and changes a listing.
    const { settings, quick_info } = file;
    Object.assign(settings ?? {}, { primary_color: '#abcdef', banner_video: undefined });
    Object.assign(quick_info ?? {}, { wifi_password: 'new-one' });
    const weddings = category('weddings');
    const [garden, hall] = weddings.children ?? [];
    weddings.children = [{ name: 'Roof', slug: 'roof' }];
    category('dining').children?.push({ ...garden, summary: 'Moved' } as FileCategory);
    expect([garden?.slug, hall?.slug]).toEqual(['winter-garden', 'banking-hall']);

    const dry = await operator.imported(file, true);
    expect((await operator.imported(await operator.exported(own.slug))).changes).toEqual([]);
    expect(await rows()).toEqual(before);
    const done = await operator.imported(file);
    expect(done).toEqual(dry);
    const removed = [hall, ...(hall?.children ?? [])].map((one) => one?.slug);
    const isRemoved = ({ kind }: Change) => kind === 'removed';
    expect(new Set(done.changes.filter(isRemoved).map(({ name }) => name))).toEqual(
      new Set(removed),
    );
    expect(done.changes.filter((change) => !isRemoved(change))).toEqual([
      { of: 'settings', kind: 'changed', name: 'primary_color' },
      { of: 'settings', kind: 'changed', name: 'banner_video' },
      { of: 'quick_info', kind: 'changed', name: 'wifi_password' },
      {
        of: 'categories',
        kind: 'changed',
        name: 'winter-garden',
        fields: ['summary', 'order', 'parent'],
      },
      { of: 'categories', kind: 'added', name: 'roof' },
    ]);
    expect((await operator.imported(file)).changes).toEqual([]);

    const after = await rows();
    const remaining = before.filter(({ slug }) => !removed.includes(slug));
    expect(remaining.length).toBeGreaterThan(0);
    for (const { id, slug } of remaining)
      expect(after.find((row) => row.slug === slug)?.id).toBe(id);
    const [enquiry] = await app.db.select().from(requests).where(eq(requests.user_id, guest.id));
    expect(enquiry?.category_id).toBe(idOf('winter-garden'));
    expect((await app.get(endpoints.requests, { token: guest.token })).status).toBe(200);
  });

  test('API-75 keeps an omitted section unchanged', async () => {
    const { slug } = file;
    const imported = await operator.imported({ slug, name: 'Other' });
    expect(imported.changes.every(({ of }) => of === 'hotel')).toBe(true);
    const {
      name,
      settings,
      quick_info,
      categories: tree,
      checklist,
    } = await operator.exported(slug);
    expect(name).toBe('Other');
    expect({ settings, quick_info, tree, checklist }).toEqual({
      settings: file.settings,
      quick_info: file.quick_info,
      tree: file.categories,
      checklist: file.checklist,
    });
  });

  test('API-74 keeps the rows of checklist groups and items by name', async () => {
    const { token } = await createGuest(app.db, own);
    const idsByName = async () => {
      const { body } = await app.get(endpoints.checklist, { token });
      type Item = { id: number; name: string };
      const items: Item[] = body.data.flatMap(({ children }: { children: Item[] }) => children);
      return Object.fromEntries(items.map(({ id, name }) => [name, id]));
    };
    const before = await idsByName();
    const [first, ...others] = file.checklist ?? [];
    const items = first?.children ?? [];
    file.checklist = [
      ...others.slice(1),
      { name: first?.name ?? '', children: [...items.slice(1).toReversed(), { name: 'A lamp' }] },
    ];
    const { changes } = await operator.imported(file);
    expect(changes).toContainEqual({
      of: 'checklist',
      kind: 'removed',
      name: `${first?.name} → ${items[0]?.name}`,
    });
    expect(changes).toContainEqual({ of: 'checklist', kind: 'removed', name: others[0]?.name });
    expect((await operator.exported(own.slug)).checklist).toEqual(file.checklist);
    const after = await idsByName();
    expect(items.length).toBeGreaterThan(1);
    for (const { name } of items.slice(1)) expect(after[name]).toBe(before[name]);
  });

  test('API-75 keeps the description of an amenity that another hotel shares', async () => {
    const amenities = file.quick_info?.additional_amenities ?? [];
    Object.assign(amenities[0] ?? {}, {
      description: 'Ours alone',
      pivot: { description: 'Here' },
    });
    const { changes, notes } = await operator.imported(file);
    expect(changes).toEqual([
      { of: 'amenities', kind: 'changed', name: amenities[0]?.name, fields: ['pivot'] },
    ]);
    expect(notes).toContainEqual(
      expect.stringMatching(/^The description of Laundry is shared with /),
    );
  });

  test('API-73 stores nothing when a nested category is invalid', async () => {
    const before = await operator.exported(own.slug);
    file.name = 'Half';
    const deep = { name: 'Deep', slug: 'deep', image: 'http://example.com/x.png' };
    category('winter-garden').children = [deep];
    const { status, body } = await operator.rejected(file);
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(/^categories → weddings → winter-garden → deep → image is "http:/),
    ]);
    expect(await operator.exported(own.slug)).toEqual(before);
    // Only the database detects this character.
    category('winter-garden').children = [{ name: '\0', slug: 'deep' }];
    await expect(importHotel(app.db, file, { isDryRun: false })).rejects.toThrow();
    expect(await operator.exported(own.slug)).toEqual(before);
  });

  test('API-73 two concurrent imports leave the complete result of one', async () => {
    const slug = `new-${randomUUID().slice(0, 8)}`;
    const files = ['#111111', '#222222'].map((primary_color) => ({
      ...file,
      slug,
      city: primary_color,
      settings: { primary_color },
    }));
    const done = await Promise.allSettled(
      files.map((variant) => importHotel(app.db, variant as HotelFile, { isDryRun: false })),
    );
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { city, settings } = await operator.exported(slug);
    expect(settings?.primary_color).toBe(city);
  });

  test("API-29 without the operator's key every request gives 401", async () => {
    const { token } = await createGuest(app.db, own);
    for (const invalidToken of [undefined, token, operatorKey('another secret'), app.deps.secret]) {
      const options = { token: invalidToken };
      expect((await app.get(`${HOTELS}/${own.slug}`, options)).status).toBe(401);
      const { status } = await app.post(HOTELS, { hotel: file, dry_run: false }, options);
      expect(status).toBe(401);
    }
    expect(await operator.exported('no-such-hotel')).toBeNull();
  });

  test('API-26 rejects a hotel that is too large or invalid', async () => {
    const token = operatorKey(app.deps.secret);
    const large = { hotel: { description: 'x'.repeat(5_000_000) }, dry_run: true };
    expect((await app.post(HOTELS, large, { token })).status).toBe(413);
    for (const body of ['{', '[]', 'null', '{"hotel":{}}'])
      expect((await app.post(HOTELS, body, { token })).status).toBe(422);
    const deep = `{"dry_run":true,"hotel":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect((await app.post(HOTELS, deep, { token })).body.message).toContain('is nested too deep');
    expect(app.logged.join('')).not.toContain('velvet-harp');
  });
});
