import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { REQUEST_ANSWERED_EVENT } from '@foyer/shared/contracts/provider/broadcast.ts';
import { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { describe, expect, test } from 'vitest';
import { hotelApp } from '../testing/hotel-app.ts';

const query = {
  name: 'Noor',
  email: 'noor@example.com',
  phone: '447700900123',
  message: 'Spa: hot stone, Friday 16:00\nFor two, please.',
  category_id: null,
  type: 'book-spa',
};

describe("a hotel's answer to a request", () => {
  const context = hotelApp();
  const enquire = async (message = query.message): Promise<number> =>
    (await context.app.post(endpoints.queries, { ...query, message }, context.guest)).body.data.id;
  const answer = async (id: number, text: string) =>
    (await context.app.post(`/admin/requests/${id}/answer`, { text }, context.admin)).body.data;
  const read = (id: unknown, answered_at: unknown, { token } = context.guest) =>
    context.app.post(`/requests/${id}/seen`, { answered_at }, { token });
  const own = async () =>
    (await context.app.get(endpoints.requests, context.guest)).body.data[0] as GuestRequest;
  const events = () => context.app.events.filter(([, event]) => event === REQUEST_ANSWERED_EVENT);

  test('API-114 is published to its guest alone, with the request', async () => {
    const id = await enquire();
    await answer(id, 'Yes.');
    const request = await own();
    expect(request).toMatchObject({ type: 'book-spa', answer: 'Yes.', answer_seen_at: null });
    expect(events()).toEqual([
      [`messages.${context.guest.id}`, REQUEST_ANSWERED_EVENT, { request }, undefined],
    ]);
  });

  test("API-114 is published again to the guest's other devices once one has read it", async () => {
    const id = await enquire();
    const { answered_at } = await answer(id, 'Yes.');
    context.app.events.length = 0;
    const headers = { 'X-Socket-ID': '12.34' };
    const options = { token: context.guest.token, headers };
    await context.app.post(endpoints.requestSeen(id), { answered_at }, options);
    const request = await own();
    expect(request.answer_seen_at).toEqual(expect.any(String));
    expect(events()).toEqual([
      [`messages.${context.guest.id}`, REQUEST_ANSWERED_EVENT, { request }, '12.34'],
    ]);
  });

  test('API-114 is published without texts when they are too long for an event', async () => {
    const id = await enquire('ß'.repeat(5000));
    await answer(id, 'x');
    const [, , data] = events()[0] ?? [];
    const { request } = data as { request: unknown };
    const { answered_at, created_at } = await own();
    const kept = { id, kind: 'enquiry', state: 'answered', changed_at: null, answer_seen_at: null };
    expect(request).toEqual({ ...kept, answered_at, created_at });
    expect(GuestRequest.safeParse(request).success).toBe(true);
  });

  test('API-115 is unread until its guest has read it, and a new answer is unread again', async () => {
    const id = await enquire();
    const { answered_at } = await answer(id, 'Yes.');
    const first = await read(id, answered_at);
    expect([first.status, first.body.data]).toEqual([200, await own()]);
    const { answer_seen_at } = await own();
    expect(answer_seen_at).toEqual(expect.any(String));
    expect((await read(id, answered_at)).body.data).toMatchObject({ answer_seen_at });
    context.app.advanceMinutes(1);
    const again = await answer(id, 'No.');
    expect(again).toMatchObject({ answer: 'No.', answer_seen_at: null });
    // Late, from a device that still shows the first answer.
    await read(id, answered_at);
    expect(await own()).toMatchObject({ answer: 'No.', answer_seen_at: null });
    expect((await read(id, again.answered_at)).body.data.answer_seen_at).toEqual(
      expect.any(String),
    );
  });

  test('API-115 stays read when the hotel gives the same answer again', async () => {
    const id = await enquire();
    const { answered_at } = await answer(id, 'Yes.');
    await read(id, answered_at);
    const before = await own();
    context.app.advanceMinutes(1);
    await answer(id, 'Yes.');
    expect(await own()).toEqual(before);
  });

  test("API-07 API-115 is read by its guest alone; others' and unknown requests give the same 404", async () => {
    const id = await enquire();
    const { answered_at } = await answer(id, 'Yes.');
    const foreign = await read(id, answered_at, context.other);
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Request not found.']);
    for (const unknown of [0, 'x', '%00', '9'.repeat(30)]) {
      const { status, body } = await read(unknown, answered_at);
      expect([status, body]).toEqual([404, foreign.body]);
    }
    expect((await read(id, 3)).status).toBe(422);
    const unanswered = await enquire();
    expect((await read(unanswered, answered_at)).body.data).toMatchObject({ answer_seen_at: null });
    expect((await context.app.post(`/requests/${id}/seen`, { answered_at })).status).toBe(401);
  });
});
