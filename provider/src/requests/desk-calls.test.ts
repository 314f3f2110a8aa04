import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requests } from '../db/schema/correspondence.ts';
import {
  createAdmin,
  createGuest,
  createHotel,
  type TestAdmin,
  type TestGuest,
  type TestHotel,
} from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const UNKNOWN_ID = 999_999;
const query = {
  name: 'Amelia Hart',
  email: 'Amelia.Hart@example.com',
  phone: '447700900123',
  message: ' Two lines,\n🌙 as typed ',
  category_id: null,
  type: 'Parking',
};

describe("the desk's requests", () => {
  let app: TestApp;
  let hotel: TestHotel;
  let guest: TestGuest;
  let admin: TestAdmin;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    hotel = await createHotel(app.db, {
      checklist: [{ name: 'In the room', children: [{ name: 'A cot' }] }],
      categories: [{ name: 'Hotel', slug: 'hotel' }],
    });
    [guest, admin] = [await createGuest(app.db, hotel), await createAdmin(app.db, hotel)];
  });
  afterAll(() => app.close());

  const inbox = async (after = '') =>
    (await app.get(`/admin/requests${after}`, { token: admin.token })).body.data;
  const enquire = async (body: object = query, path: string = endpoints.queries): Promise<number> =>
    (await app.post(path, body, { token: guest.token })).body.data.id;
  const ownRequest = async () =>
    GuestRequestsResponse.parse((await app.get(endpoints.requests, { token: guest.token })).body)
      .data?.[0];
  const act = (path: string, body: unknown = null) => app.post(path, body, { token: admin.token });

  test('API-15 an admin reads every field as typed, oldest request first', async () => {
    const { name, email, phone } = query;
    const checkIn = { name, email, phone, check_in: '2026-05-01 03:05 PM', type: 'checkin' };
    const list = await app.get(endpoints.checklist, { token: guest.token });
    const item = list.body.data[0].children[0];
    const preArrival = {
      ...{ name, email, phone },
      reservation_number: 'GP 1/2',
      check_list_items: [item.id],
      special_requests: '<script>alert(1)</script>\u202E',
      type: 'pre-arrival',
    };
    const [category] = (await app.get(endpoints.hotel(hotel.slug))).body.data.categories;
    await enquire(checkIn, endpoints.requests);
    await enquire(preArrival, endpoints.requests);
    await enquire({ ...query, category_id: category.id, type: 'hotel' });
    const from = { id: guest.id, name: guest.name, email: guest.email };
    const common = { state: 'sent', answer: null, guest: from };
    expect(await inbox()).toMatchObject([
      { ...common, ...checkIn, kind: 'checkin', message: null, check_list_items: null },
      { ...common, ...preArrival, kind: 'pre-arrival', check_list_items: [item] },
      {
        ...common,
        ...query,
        kind: 'enquiry',
        category_id: category.id,
        type: 'hotel',
        about: 'Hotel',
      },
    ]);
  });

  test('API-15 the list has pages, each after the last id of the previous one', async () => {
    const row = { ...query, kind: 'enquiry' as const, created_at: new Date() };
    const many = Array.from({ length: 120 }, () => ({
      ...row,
      hotel_id: hotel.id,
      user_id: guest.id,
    }));
    const recorded = await app.db.insert(requests).values(many).returning({ id: requests.id });
    const ids = recorded.map(({ id }) => id);
    const first = await inbox();
    const second = await inbox(`?after_id=${first.at(-1).id}`);
    const read = [...first, ...second].map(({ id }: { id: number }) => id);
    expect(first).toHaveLength(100);
    expect(read).toEqual(ids);
    expect(await inbox(`?after_id=${ids.at(-1)}`)).toEqual([]);
  });

  test.each(['-1', '1.5', 'x', '', '9'.repeat(10), '%00'])(
    'API-15 rejects after_id=%s with an error at the parameter',
    async (after) => {
      const response = await app.get(`/admin/requests?after_id=${after}`, { token: admin.token });
      expect([response.status, response.body.errors]).toEqual([
        422,
        { after_id: ['Expected an id'] },
      ]);
    },
  );

  test('API-57 a request is sent, seen and answered, and its guest reads the answer', async () => {
    const id = await enquire();
    expect(await ownRequest()).toMatchObject({ state: 'sent', answer: null });
    expect((await act(`/admin/requests/${id}/seen`)).body.data).toMatchObject({ state: 'seen' });
    expect(await ownRequest()).toMatchObject({ state: 'seen', answer: null });
    const text = ' Yes: two places,\nunder the arch. ';
    const answered = await act(`/admin/requests/${id}/answer`, { text });
    expect(answered.body.data).toMatchObject({ id, state: 'answered', answer: text });
    expect(await ownRequest()).toMatchObject({ state: 'answered', answer: text });
    await act(`/admin/requests/${id}/seen`);
    expect(await ownRequest()).toMatchObject({ state: 'answered', answer: text });
    await act(`/admin/requests/${id}/answer`, { text: 'One place.' });
    expect(await ownRequest()).toMatchObject({ state: 'answered', answer: 'One place.' });
  });

  test.each([{}, { text: '' }, { text: ' \n' }, { text: 'x'.repeat(5001) }, { text: 'a\0' }])(
    'API-15 rejects the answer %j and changes nothing',
    async (body) => {
      const id = await enquire();
      const rejected = await act(`/admin/requests/${id}/answer`, body);
      expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['text']]);
      expect(await ownRequest()).toMatchObject({ state: 'sent', answer: null });
    },
  );

  const response = { text: 'Yes.' };

  test("API-07 API-15 an admin reaches their own hotel's requests; others and unknown ones give the same 404", async () => {
    const ownId = await enquire();
    const elsewhere = await createHotel(app.db, { categories: [] });
    const other = await createAdmin(app.db, elsewhere);
    for (const act of ['seen', 'answer']) {
      const path = (id: unknown) => `/admin/requests/${id}/${act}`;
      const foreign = await app.post(path(ownId), response, { token: other.token });
      expect([foreign.status, foreign.body.message]).toEqual([404, 'Request not found.']);
      for (const id of [UNKNOWN_ID, 0, 'x', '1e3', '%00', '9'.repeat(30)]) {
        const unknown = await app.post(path(id), response, { token: other.token });
        expect([unknown.status, unknown.body]).toEqual([404, foreign.body]);
      }
    }
    const list = await app.get('/admin/requests', { token: other.token });
    expect(list.body.data).toEqual([]);
    expect(await ownRequest()).toMatchObject({ state: 'sent' });
  });

  test('API-58 desk calls give a guest the 404 of an unknown route and 401 without a token', async () => {
    const id = await enquire();
    const nowhere = await app.get('/no-such-place', { token: guest.token });
    expect(nowhere.status).toBe(404);
    const paths = [id, UNKNOWN_ID].flatMap((of) => [
      `/admin/requests/${of}/seen`,
      `/admin/requests/${of}/answer`,
    ]);
    const callAll = (token?: string) => [
      app.get('/admin/requests', { token }),
      app.get('/admin/requests?after_id=x', { token }),
      ...paths.flatMap((path) => [
        app.post(path, response, { token }),
        app.post(path, '{', { token }),
      ]),
    ];
    for (const { status, body } of await Promise.all(callAll(guest.token)))
      expect([status, body]).toEqual([404, nowhere.body]);
    for (const { status } of await Promise.all(callAll())) expect(status).toBe(401);
    expect(await ownRequest()).toMatchObject({ state: 'sent' });
  });
});
