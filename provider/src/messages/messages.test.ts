import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  MailPreferenceResponse,
  ThreadResponse,
  ThreadsResponse,
} from '@foyer/shared/contracts/provider/messages.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { messages } from '../db/schema/correspondence.ts';
import { createAdmin, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';

const UNKNOWN_ID = 999_999;
const threadFields = { subject: ' A late arrival ', message: ' After midnight,\n🌙 ' };

describe("a guest's threads", () => {
  const context = hotelApp();
  const send = (body: object, token = context.guest.token, headers = {}) =>
    context.app.post(endpoints.sendMessage, body, { token, headers });
  const reply = (threadId: unknown, body: object, token = context.admin.token) =>
    context.app.post(`/admin/messages/${threadId}/reply`, body, { token });
  const begin = async (subject = 'A late arrival'): Promise<number> =>
    (await send({ ...threadFields, subject })).body.data.id;
  const list = async () =>
    ThreadsResponse.parse((await context.app.get(endpoints.threads, context.guest)).body).data ??
    [];
  const read = async (id: number) =>
    ThreadResponse.parse((await context.app.get(endpoints.thread(id), context.guest)).body).data;

  test('MSG-04 MSG-08 a thread has its subject, its message and all replies, oldest first', async () => {
    const { status, body } = await send(threadFields);
    expect([status, body.message]).toEqual([201, 'Message created successfully.']);
    const { id } = body.data;
    const first = await reply(id, { message: 'All night.' });
    const replyFields = { message: 'Splendid.', parent_id: id, receiver_id: context.admin.id };
    const second = await send({ ...replyFields, client_id: 'mine' });
    expect([first.status, second.status]).toEqual([201, 201]);
    const thread = {
      id,
      subject: 'A late arrival',
      message: threadFields.message,
      receiver_id: context.admin.id,
      sender: { name: 'Noor Ahmadi' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      client_id: null,
      seen_at: null,
    };
    const common = { parent_id: id, created_at: expect.any(String), seen_at: null };
    const replies = [
      {
        ...common,
        id: first.body.data.id,
        message: 'All night.',
        receiver_id: context.guest.id,
        sender: { name: 'Hotel Admin' },
        client_id: null,
      },
      {
        ...common,
        id: second.body.data.id,
        message: 'Splendid.',
        receiver_id: context.admin.id,
        sender: { name: 'Noor Ahmadi' },
        client_id: 'mine',
      },
    ];
    expect(body.data).toMatchObject(thread);
    expect([first.body.data, second.body.data]).toMatchObject(replies);
    expect(await read(id)).toEqual({ ...thread, replies });
    expect(await list()).toEqual([{ ...thread, latest: replies[1] }]);
  });

  test('MSG-01 lists the newest thread first, with its newest reply', async () => {
    const ids = [await begin('a'), await begin('b'), await begin('c')];
    await reply(ids[0], { message: 'An answer is no thread' });
    expect((await list()).map(({ subject, latest }) => [subject, latest?.message])).toEqual([
      ['c', undefined],
      ['b', undefined],
      ['a', 'An answer is no thread'],
    ]);
  });

  test('lists the newest thousand threads', async () => {
    const first = await begin('forgotten');
    const common = {
      hotel_id: context.hotel.id,
      guest_id: context.guest.id,
      sender_id: context.guest.id,
    };
    await context.app.db.insert(messages).values(
      Array.from({ length: 1000 }, (_, index) => ({
        ...common,
        created_at: new Date(),
        subject: `${index}`,
        message: 'Hello',
      })),
    );
    const listed = await list();
    expect(listed).toHaveLength(1000);
    expect(listed[0]?.subject).toBe('999');
    expect(listed.map(({ id }) => id)).not.toContain(first);
  });

  test.each([
    ['subject', undefined, '*Required'],
    ['subject', null, '*Required'],
    ['subject', ' ', '*Required'],
    ['subject', 'x'.repeat(151), 'A subject has at most 150 characters'],
    ['subject', 'a\0', 'Contains characters that cannot be stored'],
    ['message', ' \n ', '*Required'],
    ['message', 'x'.repeat(2001), 'A message has at most 2000 characters'],
    ['message', 'a\0', 'Contains characters that cannot be stored'],
    ['client_id', 'x'.repeat(65), 'Must be at most 64 characters'],
  ])('MSG-08 rejects a thread whose %s is %j: %j', async (field, value, message) => {
    const { status, body } = await send({ ...threadFields, [field]: value });
    expect([status, body.errors?.[field]?.[0]]).toEqual([422, message]);
    expect(await list()).toEqual([]);
    expect(context.app.events).toEqual([]);
  });

  test('MSG-08 reports every field of an empty form', async () => {
    const { body } = await send({ subject: '', message: '' });
    expect(body.errors).toEqual({ subject: ['*Required'], message: ['*Required'] });
  });

  test('MSG-06 rejects a blank reply of either side', async () => {
    const id = await begin();
    const rejected = [
      await send({ message: ' ', parent_id: id, receiver_id: null }),
      await reply(id, { message: ' \n' }),
    ];
    for (const { status, body } of rejected)
      expect([status, body.errors]).toEqual([422, { message: ['*Required'] }]);
    expect((await read(id))?.replies).toEqual([]);
  });

  test("API-07 another guest's or hotel's thread gives the 404 of an unknown one", async () => {
    const id = await begin();
    const { id: replyId } = (await reply(id, { message: 'All night.' })).body.data;
    context.app.events.length = 0;
    const foreign = await createAdmin(context.app.db, await createHotel(context.app.db));
    const { token } = context.other;
    const rejected = [];
    for (const of of [id, replyId, UNKNOWN_ID, 0, 'x', '%00', '1e3']) {
      rejected.push(
        await context.app.get(`/messages/${of}`, { token }),
        await context.app.post(`/messages/${of}/seen`, { last_id: replyId }, { token }),
        await reply(of, { message: 'Hello' }, foreign.token),
        await context.app.post(`/admin/messages/${of}/seen`, { last_id: replyId }, foreign),
      );
    }
    for (const parent_id of [id, replyId, UNKNOWN_ID, 0, 1.5, 1e300])
      rejected.push(await send({ message: 'Hello', parent_id, receiver_id: null }, token));
    for (const { status, body } of rejected)
      expect([status, body]).toEqual([404, { status: false, message: 'Message not found.' }]);
    const noThread = await send({ message: 'Hello', parent_id: replyId, receiver_id: null });
    expect(noThread.status).toBe(404);
    const receiver = await send({ message: 'Hello', parent_id: id, receiver_id: foreign.id });
    expect([receiver.status, Object.keys(receiver.body.errors ?? {})]).toEqual([
      422,
      ['receiver_id'],
    ]);
    expect((await context.app.get(endpoints.threads, { token })).body.data).toEqual([]);
    expect((await context.app.get('/admin/messages', foreign)).body.data).toEqual([]);
    expect((await read(id))?.replies).toMatchObject([{ id: replyId, seen_at: null }]);
    expect(context.app.events).toEqual([]);
  });

  test('API-18 FAULT-26 a repeated client id creates one thread or reply and gets the same response', async () => {
    const thread = { ...threadFields, client_id: randomUUID() };
    const threads = await Promise.all([1, 2, 3].map(() => send(thread)));
    for (const { status, body } of threads) expect([status, body]).toEqual([201, threads[0]?.body]);
    const [{ id } = { id: 0 }, ...more] = await list();
    expect(more).toEqual([]);
    const replyFields = {
      message: 'Yes',
      parent_id: id,
      receiver_id: null,
      client_id: randomUUID(),
    };
    const replies = await Promise.all([1, 2, 3].map(() => send(replyFields)));
    const hotels = await Promise.all([1, 2, 3].map(() => reply(id, replyFields)));
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    for (const { body } of hotels) expect(body).toEqual(hotels[0]?.body);
    expect((await read(id))?.replies).toHaveLength(2);
  });

  test('API-110 FAULT-26 a client id of the desk belongs to one guest', async () => {
    const { guest, other } = context;
    const own = await begin();
    const { id: others } = (await send(threadFields, other.token)).body.data;
    context.app.events.length = 0;
    const message = { message: 'All night.', client_id: randomUUID() };
    const sent = await Promise.all([own, others, own, others].map((id) => reply(id, message)));
    expect(sent.map(({ status, body }) => [status, body.data.parent_id])).toEqual(
      [own, others, own, others].map((id) => [201, id]),
    );
    expect(await context.app.db.$count(messages, eq(messages.sender_id, context.admin.id))).toBe(2);
    for (const [id, channel] of [
      [own, `messages.${guest.id}`],
      [others, `messages.${other.id}`],
    ]) {
      const onChannel = context.app.events.filter(([name]) => name === channel);
      expect(onChannel.length).toBeGreaterThan(0);
      for (const [, , event] of onChannel)
        expect(event).toMatchObject({ message: { parent_id: id } });
    }
  });

  test('API-110 rejects a client id with another text, subject, thread or receiver', async () => {
    const [one, other] = [await begin(), await begin()];
    const colleague = await createAdmin(context.app.db, { ...context.hotel, slug: randomUUID() });
    const thread = { ...threadFields, client_id: randomUUID() };
    const replyFields = { message: 'Yes', parent_id: one, client_id: randomUUID() };
    for (const fields of [thread, replyFields]) expect((await send(fields)).status).toBe(201);
    expect((await reply(one, replyFields)).status).toBe(201);
    const stored = await context.app.db.$count(messages);
    context.app.events.length = 0;
    const rejected = await Promise.all([
      send({ ...thread, message: 'Before noon' }),
      send({ ...thread, subject: 'An early arrival' }),
      send({ ...thread, parent_id: one }),
      send({ ...thread, receiver_id: colleague.id }),
      send({ ...replyFields, message: 'No' }),
      send({ ...replyFields, parent_id: other }),
      reply(one, { ...replyFields, message: 'No' }),
      reply(other, replyFields),
    ]);
    for (const { status, body } of rejected)
      expect([status, body.message]).toEqual([
        422,
        'This Idempotency-Key was used for another request.',
      ]);
    expect(await context.app.db.$count(messages)).toBe(stored);
    expect(context.app.events).toEqual([]);
  });

  test('API-64 MSG-17 publishes threads and replies to guest and desk, except to the sender', async () => {
    const headers = { 'X-Socket-ID': '12.34' };
    const thread = await send(threadFields, context.guest.token, headers);
    const { id, name, email } = context.guest;
    const guest = { id, name, email };
    expect(context.app.events).toEqual([
      [`messages.${id}`, 'SendMessageEvent', { message: thread.body.data }, '12.34'],
      [
        `desk.${context.hotel.id}`,
        'SendMessageEvent',
        { message: { ...thread.body.data, kind: 'thread', guest } },
        '12.34',
      ],
    ]);
    context.app.events.length = 0;
    const sentReply = await reply(thread.body.data.id, { message: 'All night.' });
    expect(context.app.events).toMatchObject([
      [`messages.${id}`, 'SendMessageEvent', { message: sentReply.body.data }, undefined],
      [
        `desk.${context.hotel.id}`,
        'SendMessageEvent',
        { message: { kind: 'reply', guest } },
        undefined,
      ],
    ]);
  });

  test('publishes once to the other side what was read of a thread', async () => {
    const id = await begin();
    const otherThread = await begin();
    const { id: replyId } = (await reply(id, { message: 'All night.' })).body.data;
    await reply(otherThread, { message: 'Also here.' });
    context.app.events.length = 0;
    for (const last_id of [0, 1e300, replyId, 999_999_999])
      await context.app.post(endpoints.threadSeen(id), { last_id }, context.guest);
    for (const last_id of [id, 999_999_999])
      await context.app.post(`/admin/messages/${id}/seen`, { last_id }, context.admin);
    const seen_at = expect.any(String);
    expect(context.app.events).toEqual([
      [
        `desk.${context.hotel.id}`,
        'MessageSeen',
        { guest_id: context.guest.id, thread_id: id, last_id: replyId, seen_at },
      ],
      [`messages.${context.guest.id}`, 'MessageSeen', { thread_id: id, last_id: id, seen_at }],
    ]);
    expect(await read(id)).toMatchObject({ seen_at, replies: [{ seen_at }] });
    expect(await read(otherThread)).toMatchObject({ seen_at: null, replies: [{ seen_at: null }] });
  });

  test("API-15 API-65 an admin reads their hotel's threads and replies in order", async () => {
    const id = await begin();
    const { id: replyId } = (await reply(id, { message: 'All night.' })).body.data;
    const { id: guestId, name, email } = context.guest;
    const guest = { id: guestId, name, email };
    const inbox = async (query = '') =>
      (await context.app.get(`/admin/messages${query}`, context.admin)).body.data;
    expect(await inbox()).toMatchObject([
      { id, kind: 'thread', parent_id: null, subject: 'A late arrival', sender: { name }, guest },
      {
        id: replyId,
        kind: 'reply',
        parent_id: id,
        subject: null,
        message: 'All night.',
        sender: { name: 'Hotel Admin' },
        guest,
      },
    ]);
    expect(await inbox(`?after_id=${id}`)).toHaveLength(1);
    expect(await inbox(`?after_id=${replyId}`)).toEqual([]);
  });

  test('API-58 desk calls give a guest the 404 of an unknown route and 401 without a token', async () => {
    const id = await begin();
    const nowhere = await context.app.get('/no-such-place', context.guest);
    const desk = (token?: string) => [
      context.app.get('/admin/messages', { token }),
      context.app.post(`/admin/messages/${id}/reply`, { message: 'Hello' }, { token }),
      context.app.post(`/admin/messages/${id}/seen`, '{', { token }),
    ];
    for (const { status, body } of await Promise.all(desk(context.guest.token)))
      expect([status, body]).toEqual([404, nowhere.body]);
    const withoutToken = [
      ...desk(),
      context.app.get(endpoints.threads),
      context.app.get(endpoints.thread(id)),
      context.app.post(endpoints.sendMessage, threadFields),
      context.app.post(endpoints.threadSeen(id), {}),
      context.app.get(endpoints.mailPreference),
      context.app.post(endpoints.mailPreference, {}),
    ];
    for (const { status } of await Promise.all(withoutToken)) expect(status).toBe(401);
  });

  test('MSG-23 mail about unseen messages is on until the guest switches it off', async () => {
    const preference = async ({ token } = context.guest) =>
      MailPreferenceResponse.parse(
        (await context.app.get(endpoints.mailPreference, { token })).body,
      ).data;
    const set = (messages: unknown) =>
      context.app.post(endpoints.mailPreference, { messages }, { token: context.guest.token });
    expect(await preference()).toEqual({ messages: true });
    expect((await set(false)).body.data).toEqual({ messages: false });
    expect([await preference(), await preference(context.other)]).toEqual([
      { messages: false },
      { messages: true },
    ]);
    expect((await set('no')).status).toBe(422);
    expect(await preference()).toEqual({ messages: false });
    await set(true);
    expect(await preference()).toEqual({ messages: true });
  });
});
