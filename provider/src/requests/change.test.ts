import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { describe, expect, test } from 'vitest';
import { createAdmin, createGuest, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';

const UNKNOWN_ID = 999_999;
const noor = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
const checkIn = { ...noor, check_in: '2028-02-29 03:05 PM', type: 'checkin' };
const preArrival = {
  ...noor,
  reservation_number: 'GP-20418',
  check_list_items: [] as number[],
  special_requests: 'A quiet room',
  type: 'pre-arrival',
};
const query = { ...noor, message: 'Free?', category_id: null, type: 'Parking' };

describe("a guest's change of a request", () => {
  const context = hotelApp();
  const send = async (body: object, path: string = endpoints.requests): Promise<number> =>
    (await context.app.post(path, body, context.guest)).body.data.id;
  const change = (id: unknown, body: object, headers = {}, { token } = context.guest) =>
    context.app.put(`/requests/${id}`, body, { token, headers });
  const own = async () => {
    const { body } = await context.app.get(endpoints.requests, context.guest);
    return GuestRequestsResponse.parse(body).data ?? [];
  };
  const act = (id: number, action: string, body: unknown = null) =>
    context.app.post(`/admin/requests/${id}/${action}`, body, context.admin);
  const changed = async (after = '') =>
    (await context.app.get(`/admin/requests/changed${after}`, context.admin)).body;

  test('API-119 replaces its fields and keeps its place', async () => {
    const [first, second] = [await send(preArrival), await send(checkIn)];
    const { special_requests: _, ...plain } = preArrival;
    const { status, body } = await change(first, { ...plain, reservation_number: 'GP-7' });
    expect([status, body.message]).toEqual([200, 'Pre-Arrival request submitted successfully.']);
    expect(await own()).toEqual([expect.objectContaining({ id: second }), body.data]);
    expect(body.data).toMatchObject({
      id: first,
      reservation_number: 'GP-7',
      special_requests: null,
      changed_at: expect.any(String),
    });
  });

  test("API-119 is refused for another kind, another guest's and an unknown request", async () => {
    const [id, enquiry] = [await send(checkIn), await send(query, endpoints.queries)];
    for (const refused of [await change(id, preArrival), await change(enquiry, checkIn)])
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['type']]);
    const foreign = await change(id, checkIn, {}, context.other);
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Request not found.']);
    for (const unknown of [UNKNOWN_ID, 0, 'x', '%00', '9'.repeat(30)]) {
      const { status, body } = await change(unknown, checkIn);
      expect([status, body]).toEqual([404, foreign.body]);
    }
    expect((await context.app.put(`/requests/${id}`, checkIn)).status).toBe(401);
    expect(await own()).toMatchObject([{ changed_at: null }, { changed_at: null }]);
  });

  test('API-119 follows the rules and limits of the first request', async () => {
    const id = await send(checkIn);
    const invalid = await change(id, { ...checkIn, check_in: '2026-02-31' });
    expect([invalid.status, invalid.body.errors]).toEqual([422, { check_in: ['Invalid date'] }]);
    for (let sent = 1; sent < 60; sent += 1) await change(id, checkIn);
    const refused = await change(id, checkIn);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const closed = await createHotel(context.app.db, { settings: { allow_checkin: false } });
    const guest = await createGuest(context.app.db, closed);
    const closedResponse = await change(id, checkIn, {}, guest);
    expect([closedResponse.status, closedResponse.body.message]).toEqual([
      422,
      'Check-in by the app is not available at this hotel.',
    ]);
  });

  test('FAULT-26 API-119 is stored once under its key', async () => {
    const id = await send(checkIn);
    context.app.events.length = 0;
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => change(id, checkIn, key)));
    for (const { status, body } of others) expect([status, body]).toEqual([200, first?.body]);
    expect(context.app.events).toEqual([[`desk.${context.hotel.id}`, 'RequestChange', { id }]]);
    expect((await change(id, { ...checkIn, name: 'N' }, key)).status).toBe(422);
  });

  test('API-120 makes the request sent again and keeps the earlier answer with its date', async () => {
    const id = await send(checkIn);
    const answered = (await act(id, 'answer', { text: 'Ready at two.' })).body.data;
    await change(id, { ...checkIn, check_in: '2028-02-29 01:05 PM' });
    const { answer, answered_at } = answered;
    expect(await own()).toMatchObject([{ state: 'sent', answer, answered_at }]);
    await act(id, 'seen');
    expect(await own()).toMatchObject([{ state: 'seen', answer, answered_at }]);
    await act(id, 'answer', { text: answer });
    const [request] = await own();
    expect(request).toMatchObject({ state: 'answered', answer });
    expect(request?.answered_at).not.toBe(answered_at);
  });

  test('API-120 is listed for the desk in the order of changes', async () => {
    const [first, second] = [await send(checkIn), await send(preArrival)];
    expect((await changed()).data).toEqual([]);
    await Promise.all([change(second, preArrival), change(first, checkIn)]);
    const { data } = await changed();
    expect(data).toMatchObject([
      { state: 'sent', guest: { id: context.guest.id } },
      { state: 'sent', name: 'Noor' },
    ]);
    expect(data[0].changed_at < data[1].changed_at).toBe(true);
    const next = (await changed(`?changed_after=${data[0].changed_at}`)).data;
    expect(next).toEqual([data[1]]);
    await change(data[0].id, data[0].id === first ? checkIn : preArrival);
    expect((await changed(`?changed_after=${data[1].changed_at}`)).data).toMatchObject([
      { id: data[0].id },
    ]);
  });

  test('API-58 API-120 is listed for the desk of its own hotel only', async () => {
    await change(await send(checkIn), checkIn);
    const path = '/admin/requests/changed';
    expect((await context.app.get(path, context.guest)).status).toBe(404);
    expect((await changed('?changed_after=0000-01-01T00:00:00Z')).data).toHaveLength(1);
    expect((await changed('?changed_after=x')).errors).toHaveProperty('changed_after');
    const elsewhere = await createAdmin(context.app.db, await createHotel(context.app.db));
    expect((await context.app.get(path, elsewhere)).body.data).toEqual([]);
  });
});
