import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChecklistResponse } from '@foyer/shared/contracts/provider/checklist.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requests } from '../db/schema/correspondence.ts';
import { createGuest, createHotel, type TestGuest, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const UNKNOWN_ID = 999_999;
const amelia = { name: 'Amelia Hart', email: 'Amelia.Hart@example.com', phone: '447700900123' };
const checkIn = { ...amelia, check_in: '2028-02-29 03:05 PM', type: 'checkin' };
const preArrival = {
  ...amelia,
  reservation_number: 'GP-20418',
  check_list_items: [] as number[],
  special_requests: 'Späte Anreise 🌙\n\tby <b>night</b> train; "quietly"',
  type: 'pre-arrival',
};
const query = {
  ...amelia,
  message: '  Is the counter free\n\nat eight?  ',
  category_id: null as number | null,
  type: 'Wifi Access',
};

describe("guests' requests", () => {
  let app: TestApp;
  let own: TestHotel;
  let foreign: TestHotel;
  let guest: TestGuest;
  beforeAll(async () => {
    app = await testApp();
    own = await createHotel(app.db, {
      checklist: [
        { name: 'In the room', children: [{ name: 'A cot' }, { name: 'A kettle' }] },
        { name: 'At the table', children: [{ name: 'A high chair' }] },
        { name: 'Nothing yet', children: [] },
      ],
    });
    foreign = await createHotel(app.db);
    guest = await createGuest(app.db, own);
  });
  afterAll(() => app.close());

  const send = (path: string, body: object, options: Parameters<TestApp['post']>[2] = {}) =>
    app.post(path, body, { token: guest.token, ...options });
  const listOf = async (token: string) =>
    GuestRequestsResponse.parse((await app.get(endpoints.requests, { token })).body).data ?? [];
  const checklistOf = async (token: string) =>
    ChecklistResponse.parse((await app.get(endpoints.checklist, { token })).body).data ?? [];
  const itemIds = async (token: string) =>
    (await checklistOf(token)).flatMap(({ children }) => children ?? []).map(({ id }) => id);
  const categoryIds = async ({ slug }: TestHotel) =>
    ((await app.get(endpoints.hotel(slug))).body.data.categories as { id: number }[]).map(
      ({ id }) => id,
    );

  test("API-13 the checklist has the hotel's groups in order, with their items", async () => {
    expect(await checklistOf(guest.token)).toEqual([
      {
        name: 'In the room',
        children: [
          { id: expect.any(Number), name: 'A cot' },
          { id: expect.any(Number), name: 'A kettle' },
        ],
      },
      { name: 'At the table', children: [{ id: expect.any(Number), name: 'A high chair' }] },
    ]);
  });

  test('API-12 stores a check-in as typed', async () => {
    const { token } = await createGuest(app.db, own);
    const { status, body } = await send(endpoints.requests, checkIn, { token });
    expect([status, body.message]).toEqual([201, 'Checked In successfully.']);
    const [request] = await listOf(token);
    expect(request).toEqual(body.data);
    expect(request).toMatchObject({
      kind: 'checkin',
      state: 'sent',
      check_in: '2028-02-29 03:05 PM',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      answer: null,
    });
  });

  test('API-12 stores the chosen items of a pre-arrival request with their names', async () => {
    const { token } = await createGuest(app.db, own);
    const [cot, kettle, chair] = await itemIds(token);
    const sent = { ...preArrival, check_list_items: [chair, cot] };
    const { status, body } = await send(endpoints.requests, sent, { token });
    expect([status, body.message]).toEqual([201, 'Pre-Arrival request submitted successfully.']);
    expect((await listOf(token))[0]).toMatchObject({
      kind: 'pre-arrival',
      reservation_number: preArrival.reservation_number,
      special_requests: preArrival.special_requests,
      check_list_items: [
        { id: chair, name: 'A high chair' },
        { id: cot, name: 'A cot' },
      ],
    });
    expect(kettle).toBeDefined();
  });

  test('API-12 stores the subject of an enquiry, a category or a tab', async () => {
    const { token } = await createGuest(app.db, own);
    const [category_id] = await categoryIds(own);
    const about = { ...query, category_id, type: 'hotel' };
    const first = await send(endpoints.queries, about, { token });
    expect([first.status, first.body.message]).toEqual([201, 'Query submitted successfully.']);
    expect((await send(endpoints.queries, query, { token })).status).toBe(201);
    expect(await listOf(token)).toMatchObject([
      { kind: 'enquiry', message: query.message, type: 'Wifi Access', about: null },
      { kind: 'enquiry', message: query.message, type: 'hotel', about: 'Hotel' },
    ]);
  });

  test.each([
    ['name', '', '*Required'],
    ['name', 'x'.repeat(121), 'Must be at most 120 characters'],
    ['email', 'x', 'Invalid email'],
    ['phone', '+44 7700', 'Must be a valid number'],
    ['phone', '4'.repeat(41), 'Must be at most 40 characters'],
    ['check_in', '', '*Required'],
    ['check_in', '2026-02-31', 'Invalid date'],
    ['check_in', '2026-05-01 15:05', 'Invalid date'],
    ['name', 'a\0b', 'Contains characters that cannot be stored'],
  ])('API-55 rejects a check-in whose %s is %j: %j', async (field, value, message) => {
    const { status, body } = await send(endpoints.requests, { ...checkIn, [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  test.each([
    [endpoints.requests, preArrival, 'reservation_number', ' ', '*Required'],
    [endpoints.requests, preArrival, 'special_requests', 'x'.repeat(5001), /at most 5000/],
    [
      endpoints.requests,
      preArrival,
      'check_list_items',
      Array.from({ length: 201 }, () => 1),
      /at most 200/,
    ],
    [endpoints.requests, preArrival, 'type', 'enquiry', /checkin or pre-arrival/],
    [endpoints.queries, query, 'message', '\n', '*Required'],
    [endpoints.queries, query, 'message', 'x'.repeat(5001), /at most 5000/],
    [endpoints.queries, query, 'type', '', '*Required'],
  ])('API-55 %s rejects %o with an invalid %s', async (path, body, field, value, message) => {
    const response = await send(path, { ...body, [field]: value });
    expect(response.status).toBe(422);
    expect(response.body.errors?.[field]?.[0]).toMatch(message);
  });

  test("API-07 API-55 rejects another hotel's items and categories like unknown ones", async () => {
    const stranger = await createGuest(app.db, foreign);
    const [foreignItem = 0] = await itemIds(stranger.token);
    const [foreignCategory = 0] = await categoryIds(foreign);
    const [item = 0] = await itemIds(guest.token);
    const rejected = [];
    for (const id of [foreignItem, UNKNOWN_ID, 1.5, -1, 1e300]) {
      const items = { ...preArrival, check_list_items: [item, id] };
      rejected.push(await send(endpoints.requests, items));
    }
    for (const { status, body } of rejected) {
      expect(status).toBe(422);
      expect(body).toEqual(rejected[0]?.body);
      expect(Object.keys(body.errors ?? {})).toEqual(['check_list_items']);
    }
    const queries = [];
    for (const category_id of [foreignCategory, UNKNOWN_ID, 0, 1.5, 1e300])
      queries.push(await send(endpoints.queries, { ...query, category_id }));
    for (const { status, body } of queries) {
      expect(status).toBe(422);
      expect(body).toEqual(queries[0]?.body);
      expect(Object.keys(body.errors ?? {})).toEqual(['category_id']);
    }
  });

  test('API-54 rejects a kind that the hotel does not allow and stores nothing', async () => {
    const closed = await createHotel(app.db, {
      settings: { allow_checkin: false, allow_pre_arrival: false },
    });
    const { token } = await createGuest(app.db, closed);
    const responses = [
      await send(endpoints.requests, checkIn, { token }),
      await send(endpoints.requests, preArrival, { token }),
    ];
    expect(responses.map(({ status, body }) => [status, body.message, body.errors])).toEqual([
      [422, 'Check-in by the app is not available at this hotel.', undefined],
      [422, 'Pre-arrival requests are not available at this hotel.', undefined],
    ]);
    expect(await listOf(token)).toEqual([]);
    expect((await send(endpoints.queries, query, { token })).status).toBe(201);
  });

  test('API-14 a guest reads only their own requests, newest first, at most a hundred', async () => {
    const [one, other] = [await createGuest(app.db, own), await createGuest(app.db, own)];
    const row = { ...query, kind: 'enquiry' as const, created_at: new Date() };
    const many = Array.from({ length: 102 }, (_, index) => ({
      ...row,
      message: `${index}`,
      hotel_id: own.id,
      user_id: one.id,
    }));
    await app.db.insert(requests).values(many);
    await send(endpoints.queries, { ...query, message: 'other' }, { token: other.token });
    const messages = (await listOf(one.token)).map(({ message }) => message);
    expect(messages).toEqual(Array.from({ length: 100 }, (_, index) => `${101 - index}`));
    expect((await listOf(other.token)).map(({ message }) => message)).toEqual(['other']);
  });

  test.each([
    ['GET', endpoints.checklist],
    ['GET', endpoints.requests],
    ['POST', endpoints.requests],
    ['POST', endpoints.queries],
  ] as const)('API-07 %s %s is for who is signed in', async (method, path) => {
    const { status, body } = await (method === 'GET' ? app.get(path) : app.post(path, checkIn));
    expect([status, body]).toEqual([401, { status: false, message: 'Unauthenticated.' }]);
  });

  test('FAULT-19 FAULT-26 a repeated submission stores one request', async () => {
    const { token } = await createGuest(app.db, own);
    app.events.length = 0;
    for (const [path, body] of [
      [endpoints.requests, checkIn],
      [endpoints.requests, preArrival],
      [endpoints.queries, query],
    ] as const) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const together = await Promise.all(
        [1, 2, 3, 4, 5].map(() => send(path, body, { token, headers })),
      );
      const late = await send(path, body, { token, headers });
      for (const response of [...together, late])
        expect([response.status, response.body]).toEqual([201, together[0]?.body]);
    }
    const recorded = await listOf(token);
    expect(recorded).toHaveLength(3);
    expect(app.events).toEqual(
      recorded.map(({ id }) => [`desk.${own.id}`, 'RequestSubmit', { id }]).reverse(),
    );
  });

  test('API-56 limits an account to sixty requests an hour without affecting others', async () => {
    const [busy, calm] = [await createGuest(app.db, own), await createGuest(app.db, own)];
    const address = '203.0.113.7';
    const statuses = [];
    for (let index = 0; index < 61; index += 1) {
      const { status } = await send(endpoints.queries, query, { token: busy.token, address });
      statuses.push(status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([201]));
    const rejected = await send(endpoints.requests, checkIn, { token: busy.token, address });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = await send(endpoints.queries, query, { token: calm.token, address });
    expect(other.status).toBe(201);
  });
});
