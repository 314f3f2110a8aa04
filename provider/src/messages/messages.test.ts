import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints';
import {
  MailPreferenceAnswer,
  ThreadAnswer,
  ThreadsAnswer,
} from '@foyer/shared/contracts/messages';
import { describe, expect, it } from 'vitest';
import { messages } from '../db/schema.ts';
import { createAdmin, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';

const UNKNOWN_ID = 999_999;
const late = { subject: ' A late arrival ', message: ' After midnight,\n🌙 ' };

describe('the threads of a guest', () => {
  const own = hotelApp();
  const send = (body: object, token = own.guest.token, headers = {}) =>
    own.app.post(endpoints.sendMessage, body, { token, headers });
  const reply = (threadId: unknown, body: object, token = own.admin.token) =>
    own.app.post(`/admin/messages/${threadId}/reply`, body, { token });
  const begin = async (subject = 'A late arrival'): Promise<number> =>
    (await send({ ...late, subject })).body.data.id;
  const list = async () =>
    ThreadsAnswer.parse((await own.app.get(endpoints.threads, own.guest)).body).data ?? [];
  const read = async (id: number) =>
    ThreadAnswer.parse((await own.app.get(endpoints.thread(id), own.guest)).body).data;

  it('MSG-04 MSG-08 a thread holds its subject, its message and what both sides answered, oldest first', async () => {
    const { status, body } = await send(late);
    expect([status, body.message]).toEqual([201, 'Message created successfully.']);
    const { id } = body.data;
    const first = await reply(id, { message: 'All night.' });
    const answer = { message: 'Splendid.', parent_id: id, receiver_id: own.admin.id };
    const second = await send({ ...answer, client_id: 'mine' });
    expect([first.status, second.status]).toEqual([201, 201]);
    const thread = {
      id,
      subject: 'A late arrival',
      message: late.message,
      receiver_id: own.admin.id,
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
        receiver_id: own.guest.id,
        sender: { name: 'Hotel Admin' },
        client_id: null,
      },
      {
        ...common,
        id: second.body.data.id,
        message: 'Splendid.',
        receiver_id: own.admin.id,
        sender: { name: 'Noor Ahmadi' },
        client_id: 'mine',
      },
    ];
    expect(body.data).toEqual(thread);
    expect([first.body.data, second.body.data]).toEqual(replies);
    expect(await read(id)).toEqual({ ...thread, replies });
    expect(await list()).toEqual([{ ...thread, latest: replies[1] }]);
  });

  it('MSG-01 the newest thread comes first, with its newest reply', async () => {
    const ids = [await begin('a'), await begin('b'), await begin('c')];
    await reply(ids[0], { message: 'An answer is no thread' });
    expect((await list()).map(({ subject, latest }) => [subject, latest?.message])).toEqual([
      ['c', undefined],
      ['b', undefined],
      ['a', 'An answer is no thread'],
    ]);
  });

  it('of more threads than a thousand the newest thousand are listed', async () => {
    const first = await begin('forgotten');
    const common = { hotel_id: own.hotel.id, guest_id: own.guest.id, sender_id: own.guest.id };
    await own.app.db.insert(messages).values(
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

  it.each([
    ['subject', undefined, '*Required'],
    ['subject', null, '*Required'],
    ['subject', ' ', '*Required'],
    ['subject', 'x'.repeat(151), 'A subject has at most 150 characters'],
    ['subject', 'a\0', 'Contains characters that cannot be stored'],
    ['message', ' \n ', '*Required'],
    ['message', 'x'.repeat(2001), 'A message has at most 2000 characters'],
    ['message', 'a\0', 'Contains characters that cannot be stored'],
    ['client_id', 'x'.repeat(65), 'Must be at most 64 characters'],
  ])('MSG-08 a thread whose %s is %j is refused with %j', async (field, value, message) => {
    const { status, body } = await send({ ...late, [field]: value });
    expect([status, body.errors?.[field]?.[0]]).toEqual([422, message]);
    expect(await list()).toEqual([]);
    expect(own.app.events).toEqual([]);
  });

  it('MSG-08 of an empty form every field is told', async () => {
    const { body } = await send({ subject: '', message: '' });
    expect(body.errors).toEqual({ subject: ['*Required'], message: ['*Required'] });
  });

  it('MSG-06 a blank reply is refused, from either side', async () => {
    const id = await begin();
    const refused = [
      await send({ message: ' ', parent_id: id, receiver_id: null }),
      await reply(id, { message: ' \n' }),
    ];
    for (const { status, body } of refused)
      expect([status, body.errors]).toEqual([422, { message: ['*Required'] }]);
    expect((await read(id))?.replies).toEqual([]);
  });

  it("API-07 a thread is its guest's and the hotel's alone: any other is as unknown as what nobody made", async () => {
    const id = await begin();
    const { id: replyId } = (await reply(id, { message: 'All night.' })).body.data;
    own.app.events.length = 0;
    const foreign = await createAdmin(own.app.db, await createHotel(own.app.db));
    const { token } = own.other;
    const refused = [];
    for (const of of [id, replyId, UNKNOWN_ID, 0, 'x', '%00', '1e3']) {
      refused.push(
        await own.app.get(`/messages/${of}`, { token }),
        await own.app.post(`/messages/${of}/seen`, { last_id: replyId }, { token }),
        await reply(of, { message: 'Hello' }, foreign.token),
        await own.app.post(`/admin/messages/${of}/seen`, { last_id: replyId }, foreign),
      );
    }
    for (const parent_id of [id, replyId, UNKNOWN_ID, 0, 1.5, 1e300])
      refused.push(await send({ message: 'Hello', parent_id, receiver_id: null }, token));
    for (const { status, body } of refused)
      expect([status, body]).toEqual([404, { status: false, message: 'Message not found.' }]);
    const noThread = await send({ message: 'Hello', parent_id: replyId, receiver_id: null });
    expect(noThread.status).toBe(404);
    const receiver = await send({ message: 'Hello', parent_id: id, receiver_id: foreign.id });
    expect([receiver.status, Object.keys(receiver.body.errors ?? {})]).toEqual([
      422,
      ['receiver_id'],
    ]);
    expect((await own.app.get(endpoints.threads, { token })).body.data).toEqual([]);
    expect((await own.app.get('/admin/messages', foreign)).body.data).toEqual([]);
    expect((await read(id))?.replies).toMatchObject([{ id: replyId, seen_at: null }]);
    expect(own.app.events).toEqual([]);
  });

  it('API-18 FAULT-26 the same client id makes one thread or reply, and the same answer', async () => {
    const thread = { ...late, client_id: randomUUID() };
    const threads = await Promise.all([1, 2, 3].map(() => send(thread)));
    for (const { status, body } of threads) expect([status, body]).toEqual([201, threads[0]?.body]);
    const [{ id } = { id: 0 }, ...more] = await list();
    expect(more).toEqual([]);
    const answer = { message: 'Yes', parent_id: id, receiver_id: null, client_id: randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => send(answer)));
    const hotels = await Promise.all([1, 2, 3].map(() => reply(id, answer)));
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    for (const { body } of hotels) expect(body).toEqual(hotels[0]?.body);
    expect((await read(id))?.replies).toHaveLength(2);
  });

  it('API-18 MSG-17 threads and replies are told to the guest and the desk, but not to who wrote them', async () => {
    const headers = { 'X-Socket-ID': '12.34' };
    const thread = await send(late, own.guest.token, headers);
    const { id, name, email } = own.guest;
    const guest = { id, name, email };
    const { receiver_id: _, ...fields } = thread.body.data;
    expect(own.app.events).toEqual([
      [`messages.${id}`, 'SendMessageEvent', { message: thread.body.data }, '12.34'],
      [
        `desk.${own.hotel.id}`,
        'SendMessageEvent',
        { message: { ...fields, kind: 'thread', parent_id: null, guest } },
        '12.34',
      ],
    ]);
    own.app.events.length = 0;
    const answered = await reply(thread.body.data.id, { message: 'All night.' });
    expect(own.app.events).toMatchObject([
      [`messages.${id}`, 'SendMessageEvent', { message: answered.body.data }, undefined],
      [
        `desk.${own.hotel.id}`,
        'SendMessageEvent',
        { message: { kind: 'reply', guest } },
        undefined,
      ],
    ]);
  });

  it('the other side hears what has been read of a thread, and only the first time', async () => {
    const id = await begin();
    const elsewhere = await begin();
    const { id: answer } = (await reply(id, { message: 'All night.' })).body.data;
    await reply(elsewhere, { message: 'Also here.' });
    own.app.events.length = 0;
    for (const last_id of [0, 1e300, answer, 999_999_999])
      await own.app.post(endpoints.threadSeen(id), { last_id }, own.guest);
    for (const last_id of [id, 999_999_999])
      await own.app.post(`/admin/messages/${id}/seen`, { last_id }, own.admin);
    const seen_at = expect.any(String);
    expect(own.app.events).toEqual([
      [
        `desk.${own.hotel.id}`,
        'MessageSeen',
        { guest_id: own.guest.id, thread_id: id, last_id: answer, seen_at },
      ],
      [`messages.${own.guest.id}`, 'MessageSeen', { thread_id: id, last_id: id, seen_at }],
    ]);
    expect(await read(id)).toMatchObject({ seen_at, replies: [{ seen_at }] });
    expect(await read(elsewhere)).toMatchObject({ seen_at: null, replies: [{ seen_at: null }] });
  });

  it('API-15 an admin reads the threads and replies of their hotel in the order they were written', async () => {
    const id = await begin();
    const { id: answer } = (await reply(id, { message: 'All night.' })).body.data;
    const { id: guestId, name, email } = own.guest;
    const guest = { id: guestId, name, email };
    const inbox = async (query = '') =>
      (await own.app.get(`/admin/messages${query}`, own.admin)).body.data;
    expect(await inbox()).toMatchObject([
      { id, kind: 'thread', parent_id: null, subject: 'A late arrival', sender: { name }, guest },
      {
        id: answer,
        kind: 'reply',
        parent_id: id,
        subject: null,
        message: 'All night.',
        sender: { name: 'Hotel Admin' },
        guest,
      },
    ]);
    expect(await inbox(`?after_id=${id}`)).toHaveLength(1);
    expect(await inbox(`?after_id=${answer}`)).toEqual([]);
  });

  it('API-15 to a guest the desk is as unknown as an address that nobody serves; nobody is a 401', async () => {
    const id = await begin();
    const nowhere = await own.app.get('/no-such-place', own.guest);
    const desk = (token?: string) => [
      own.app.get('/admin/messages', { token }),
      own.app.post(`/admin/messages/${id}/reply`, { message: 'Hello' }, { token }),
      own.app.post(`/admin/messages/${id}/seen`, '{', { token }),
    ];
    for (const { status, body } of await Promise.all(desk(own.guest.token)))
      expect([status, body]).toEqual([404, nowhere.body]);
    const nobody = [
      ...desk(),
      own.app.get(endpoints.threads),
      own.app.get(endpoints.thread(id)),
      own.app.post(endpoints.sendMessage, late),
      own.app.post(endpoints.threadSeen(id), {}),
      own.app.get(endpoints.mailPreference),
      own.app.post(endpoints.mailPreference, {}),
    ];
    for (const { status } of await Promise.all(nobody)) expect(status).toBe(401);
  });

  it('MSG-23 mail about unseen messages is on until the guest switches it off, and nobody else does', async () => {
    const preference = async ({ token } = own.guest) =>
      MailPreferenceAnswer.parse((await own.app.get(endpoints.mailPreference, { token })).body)
        .data;
    const set = (messages: unknown) =>
      own.app.post(endpoints.mailPreference, { messages }, { token: own.guest.token });
    expect(await preference()).toEqual({ messages: true });
    expect((await set(false)).body.data).toEqual({ messages: false });
    expect([await preference(), await preference(own.other)]).toEqual([
      { messages: false },
      { messages: true },
    ]);
    expect((await set('no')).status).toBe(422);
    expect(await preference()).toEqual({ messages: false });
    await set(true);
    expect(await preference()).toEqual({ messages: true });
  });
});
