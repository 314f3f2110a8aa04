import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChatResponse, ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/accounts.ts';
import { chatMessages } from '../db/schema/correspondence.ts';
import { createAdmin, createGuest, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';

const UNKNOWN_ID = 999_999;
const KEY_REUSED = 'This Idempotency-Key was used for another request.';

describe('the chat between a guest and the hotel', () => {
  const context = hotelApp();
  const write = (body: object, token = context.guest.token, headers = {}) =>
    context.app.post(endpoints.sendQuickChat, { to_user_id: null, ...body }, { token, headers });
  const sendFromDesk = (body: object, token = context.admin.token) =>
    context.app.post('/admin/quick-chat/send', { to: context.guest.email, ...body }, { token });
  const read = async (query: Parameters<typeof endpoints.quickChat>[0] = {}, token?: string) =>
    ChatResponse.parse(
      (await context.app.get(endpoints.quickChat(query), { token: token ?? context.guest.token }))
        .body,
    ).data ?? [];
  const bodies = async (query?: Parameters<typeof endpoints.quickChat>[0], token?: string) =>
    (await read(query, token)).map(({ body }) => body);

  test("MSG-11 MSG-12 returns both sides' messages once and as typed, oldest first", async () => {
    const typed = ' Two lines,\n<b>🌙</b> as typed ';
    const client_id = randomUUID();
    const sent = await write({ body: typed, client_id });
    expect([sent.status, sent.body.data]).toEqual([201, (await read())[0]]);
    await sendFromDesk({ body: 'Gladly.' });
    expect(await read()).toEqual([
      {
        id: expect.any(Number),
        body: typed,
        from: 'Noor Ahmadi',
        from_user_id: context.guest.id,
        to_user_id: context.admin.id,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        client_id,
        seen_at: null,
      },
      {
        id: expect.any(Number),
        body: 'Gladly.',
        from: 'Hotel Admin',
        from_user_id: context.admin.id,
        to_user_id: context.guest.id,
        created_at: expect.any(String),
        client_id: null,
        seen_at: null,
      },
    ]);
  });

  test("the hotel's features list what its conversations support", async () => {
    const { body } = await context.app.get(endpoints.hotel(context.hotel.slug));
    expect(HotelResponse.parse(body).data?.features).toEqual([
      'requests-state',
      'requests-change',
      'history-pages',
      'seen',
      'typing',
      'mail-preference',
      'idempotency-keys',
    ]);
  });

  test('returns the whole chat, messages after an id, before an id, or the newest page', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e'];
    for (const body of texts) await write({ body });
    const ids = (await read()).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    const [, second = 0, , fourth = 0, fifth = 0] = ids;
    expect(await bodies()).toEqual(texts);
    expect(await bodies({ after_id: second })).toEqual(['c', 'd', 'e']);
    expect(await bodies({ after_id: fifth })).toEqual([]);
    expect(await bodies({ limit: 2 })).toEqual(['d', 'e']);
    expect(await bodies({ before_id: fourth, limit: 2 })).toEqual(['b', 'c']);
    expect(await bodies({ before_id: second, limit: 2 })).toEqual(['a']);
  });

  test.each(['after_id=x', 'before_id=-1', 'limit=0', 'limit=501', 'limit=1.5'])(
    'rejects ?%s with an error at the parameter',
    async (query) => {
      const rejected = await context.app.get(`${endpoints.quickChat()}?${query}`, {
        token: context.guest.token,
      });
      expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([
        422,
        [query.split('=')[0]],
      ]);
    },
  );

  test.each([
    ['body', ' \n\t ', '*Required'],
    ['body', 'x'.repeat(2001), 'A message has at most 2000 characters'],
    ['body', 'a\0b', 'Contains characters that cannot be stored'],
    ['client_id', '', 'Must not be empty'],
    ['client_id', 'x'.repeat(65), 'Must be at most 64 characters'],
    ['client_id', 'a\0', 'Contains characters that cannot be stored'],
  ])('MSG-15 rejects a message of either side whose %s is %j: %j', async (...wrong) => {
    const [field, value, message] = wrong;
    for (const send of [write, sendFromDesk]) {
      const { status, body } = await send({ body: 'Hello', [field]: value });
      expect([status, body.errors?.[field]?.[0]]).toEqual([422, message]);
    }
    expect(await read()).toEqual([]);
    expect(context.app.events).toEqual([]);
  });

  test("API-07 accepts only admins of the guest's hotel as receiver and rejects others alike", async () => {
    const foreign = await createAdmin(context.app.db, await createHotel(context.app.db));
    const rejected = await Promise.all(
      [foreign.id, context.other.id, context.guest.id, UNKNOWN_ID, 1.5, 1e300].map((to_user_id) =>
        write({ body: 'Hello', to_user_id }),
      ),
    );
    for (const { status, body } of rejected)
      expect([status, body]).toEqual([422, rejected[0]?.body]);
    expect(rejected[0]?.body.errors).toEqual({
      to_user_id: ['Nobody of that number answers here.'],
    });
    const sent = ChatSentResponse.parse(
      (await write({ body: 'Hello', to_user_id: context.admin.id })).body,
    );
    expect(sent.data?.to_user_id).toBe(context.admin.id);
  });

  test("API-07 a guest cannot read, mark or receive another guest's messages", async () => {
    await write({ body: 'mine' });
    await sendFromDesk({ body: 'yours' });
    const [, last] = await read();
    const token = context.other.token;
    expect(await read({}, token)).toEqual([]);
    await context.app.post(endpoints.quickChatSeen, { last_id: last?.id }, { token });
    expect((await read()).map(({ seen_at }) => seen_at)).toEqual([null, null]);
    const channels = context.app.events.map(([channel]) => channel);
    expect(new Set(channels)).toEqual(
      new Set([`quick-chat.${context.guest.id}`, `desk.${context.hotel.id}`]),
    );
  });

  test('API-18 FAULT-26 a repeated client id creates one message and gets the same response', async () => {
    const message = { body: 'Once', client_id: randomUUID() };
    const together = await Promise.all(Array.from({ length: 5 }, () => write(message)));
    const late = await write(message, context.guest.token, { 'Idempotency-Key': randomUUID() });
    for (const { status, body } of [...together, late])
      expect([status, body]).toEqual([201, together[0]?.body]);
    expect(await bodies()).toEqual(['Once']);
    await write(message, context.other.token);
    expect(await bodies({}, context.other.token)).toEqual(['Once']);
    await sendFromDesk(message);
    await sendFromDesk(message);
    expect(await bodies()).toEqual(['Once', 'Once']);
  });

  test.each([
    ['client_id', (key: string, body: object) => sendFromDesk({ ...body, client_id: key })],
    [
      'Idempotency-Key',
      (key: string, body: object) =>
        context.app.post('/admin/quick-chat/send', body, {
          token: context.admin.token,
          headers: { 'Idempotency-Key': key },
        }),
    ],
  ])("API-110 FAULT-26 the desk's %s belongs to one guest", async (_name, send) => {
    const [key, { guest, other }] = [randomUUID(), context];
    const receivers = [guest, other, guest, other];
    const sent = await Promise.all(
      receivers.map(({ email }) => send(key, { to: email, body: 'Your room is ready' })),
    );
    expect(sent.map(({ status, body }) => [status, body.data?.to_user_id])).toEqual(
      receivers.map(({ id }) => [201, id]),
    );
    for (const { id, token } of [guest, other]) {
      const [message, ...more] = await read({}, token);
      expect([message?.to_user_id, more]).toEqual([id, []]);
      const onChannel = context.app.events.filter(([channel]) => channel === `quick-chat.${id}`);
      expect(onChannel.length).toBeGreaterThan(0);
      for (const [, , event] of onChannel) expect(event).toEqual({ message });
    }
  });

  test('API-110 rejects a client id with another text or receiver, and publishes nothing', async () => {
    const colleague = await createAdmin(context.app.db, { ...context.hotel, slug: randomUUID() });
    const message = { body: 'Once', client_id: randomUUID(), to_user_id: context.admin.id };
    await write(message);
    await sendFromDesk(message);
    context.app.events.length = 0;
    const rejected = await Promise.all([
      write({ ...message, body: 'Once more' }),
      write({ ...message, to_user_id: colleague.id }),
      sendFromDesk({ ...message, body: 'Once more' }),
    ]);
    for (const { status, body } of rejected)
      expect([status, body.message]).toEqual([422, KEY_REUSED]);
    expect(await bodies()).toEqual(['Once', 'Once']);
    expect(context.app.events).toEqual([]);
    expect((await write({ ...message, client_id: randomUUID() })).status).toBe(201);
  });

  test('API-18 a repetition after the deletion of the receiving admin gets the stored message', async () => {
    const message = { body: 'Once', client_id: randomUUID() };
    const { id } = (await write(message)).body.data;
    await context.app.db.delete(users).where(eq(users.id, context.admin.id));
    await createAdmin(context.app.db, { ...context.hotel, slug: randomUUID() });
    expect((await write(message)).body.data).toMatchObject({ id, to_user_id: null });
    expect(await bodies()).toEqual(['Once']);
  });

  test('API-64 MSG-17 publishes a stored message to guest and desk, except to the sender', async () => {
    const headers = { 'X-Socket-ID': '1234.5678', 'Idempotency-Key': randomUUID() };
    const body = { body: 'Hello', client_id: randomUUID() };
    const sent = await write(body, context.guest.token, headers);
    await write(body, context.guest.token, headers);
    const message = sent.body.data;
    const { id, name, email } = context.guest;
    expect(context.app.events).toEqual([
      [`quick-chat.${id}`, 'QuickChatSend', { message }, '1234.5678'],
      [
        `desk.${context.hotel.id}`,
        'QuickChatSend',
        { message: { ...message, kind: 'chat', guest: { id, name, email } } },
        '1234.5678',
      ],
    ]);
    context.app.events.length = 0;
    const reply = await sendFromDesk({ body: 'Welcome' });
    expect(context.app.events.map(([channel, , , socket]) => [channel, socket])).toEqual([
      [`quick-chat.${id}`, undefined],
      [`desk.${context.hotel.id}`, undefined],
    ]);
    expect(context.app.events[0]?.[2]).toEqual({ message: reply.body.data });
  });

  test.each(['', '1', '1.2.3', 'a.b', '1.2\u00a0', `${'9'.repeat(21)}.1`])(
    'ignores the invalid socket id %j',
    async (socket) => {
      await write({ body: 'Hello' }, context.guest.token, { 'X-Socket-ID': socket });
      expect(context.app.events.map(([, , , except]) => except)).toEqual([undefined, undefined]);
    },
  );

  test('API-64 does not publish a message that was not stored', async () => {
    const { db } = context.app;
    const { transaction } = db;
    const breaking = vi.spyOn(db, 'transaction').mockImplementation((work) =>
      transaction.call(db, async (tx) => {
        await work(tx);
        throw new Error('the connection broke');
      }),
    );
    expect((await write({ body: 'Hello' })).status).toBe(500);
    breaking.mockRestore();
    expect(context.app.events).toEqual([]);
    expect(await read()).toEqual([]);
  });

  test('publishes once to the other side up to which message was read', async () => {
    await write({ body: 'one' });
    await write({ body: 'two' });
    await sendFromDesk({ body: 'three' });
    const [one, two, three] = await read();
    context.app.events.length = 0;
    const seen = (last_id?: number) =>
      context.app.post(
        '/admin/quick-chat/seen',
        { guest_id: context.guest.id, last_id },
        context.admin,
      );
    await seen(one?.id);
    await seen(999_999_999);
    await seen(999_999_999);
    const at = (await read()).map(({ seen_at }) => seen_at);
    expect(at).toEqual([expect.any(String), expect.any(String), null]);
    expect(context.app.events).toEqual([
      [`quick-chat.${context.guest.id}`, 'QuickChatSeen', { last_id: one?.id, seen_at: at[0] }],
      [`quick-chat.${context.guest.id}`, 'QuickChatSeen', { last_id: two?.id, seen_at: at[1] }],
    ]);
    context.app.events.length = 0;
    for (const last_id of [0, -1, 1.5, 1e300, three?.id, three?.id]) {
      const { status } = await context.app.post(
        endpoints.quickChatSeen,
        { last_id },
        context.guest,
      );
      expect(status).toBe(200);
    }
    const seen_at = (await read())[2]?.seen_at;
    const seenEvent = { guest_id: context.guest.id, last_id: three?.id, seen_at };
    expect(context.app.events).toEqual([[`desk.${context.hotel.id}`, 'QuickChatSeen', seenEvent]]);
  });

  test('publishes typing to the other side and limits the reports', async () => {
    const { id, name, email } = context.guest;
    await context.app.post(endpoints.quickChatTyping, undefined, context.guest);
    for (const to of [id, email])
      await context.app.post('/admin/quick-chat/typing', { to }, context.admin);
    expect(context.app.events).toEqual([
      [`desk.${context.hotel.id}`, 'QuickChatTyping', { guest: { id, name, email } }],
      [`quick-chat.${id}`, 'QuickChatTyping', {}],
      [`quick-chat.${id}`, 'QuickChatTyping', {}],
    ]);
    for (let index = 1; index < 60; index += 1)
      await context.app.post(endpoints.quickChatTyping, undefined, context.guest);
    expect(
      (await context.app.post(endpoints.quickChatTyping, undefined, context.guest)).status,
    ).toBe(429);
    expect((await write({ body: 'Still heard' })).status).toBe(201);
  });

  test('limits an account to 120 messages a minute without affecting others', async () => {
    for (let index = 0; index < 120; index += 1)
      expect((await write({ body: `${index}` })).status).toBe(201);
    const rejected = await write({ body: 'too much' });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await write({ body: 'calm' }, context.other.token)).status).toBe(201);
    context.app.advanceMinutes(1);
    expect((await write({ body: 'later' })).status).toBe(201);
  });

  test('API-15 an admin reads all chats of their hotel in pages and writes to its guests only', async () => {
    const common = { hotel_id: context.hotel.id, created_at: new Date() };
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...common,
      guest_id: index % 2 ? context.guest.id : context.other.id,
      sender_id: index % 2 ? context.guest.id : context.admin.id,
      body: `${index}`,
    }));
    await context.app.db.insert(chatMessages).values(many);
    const inbox = async (query = '', admin = context.admin) =>
      (await context.app.get(`/admin/quick-chat${query}`, admin)).body.data;
    const first = await inbox();
    const second = await inbox(`?after_id=${first.at(-1).id}`);
    expect(first).toHaveLength(100);
    const all = [...first, ...second];
    expect(all.map(({ body }: { body: string }) => body)).toEqual(many.map(({ body }) => body));
    const { id, name, email } = context.guest;
    expect(all[1]).toMatchObject({ kind: 'chat', from: name, guest: { id, name, email } });
    expect(all[0]).toMatchObject({ from: 'Hotel Admin', guest: { id: context.other.id } });

    const elsewhere = await createAdmin(context.app.db, await createHotel(context.app.db));
    expect(await inbox('', elsewhere)).toEqual([]);
    const rejected = await Promise.all([
      ...[email, email.toUpperCase(), id, UNKNOWN_ID, 0, 1e300, 'nobody@example.com'].map((to) =>
        sendFromDesk({ body: 'Hello', to }, elsewhere.token),
      ),
      context.app.post('/admin/quick-chat/typing', { to: email }, elsewhere),
      context.app.post('/admin/quick-chat/seen', { guest_id: id, last_id: 9 }, elsewhere),
    ]);
    for (const { status, body } of rejected)
      expect([status, body.message]).toEqual([404, 'Guest not found.']);
    expect((await sendFromDesk({ body: 'By address', to: email.toUpperCase() })).status).toBe(201);
    expect((await sendFromDesk({ body: 'By id', to: id })).status).toBe(201);
    expect((await bodies()).slice(-2)).toEqual(['By address', 'By id']);
  });

  test('API-58 desk calls give a guest the 404 of an unknown route and 401 without a token', async () => {
    const nowhere = await context.app.get('/no-such-place', context.guest);
    const calls = (token?: string) => [
      context.app.get('/admin/quick-chat', { token }),
      ...['send', 'seen', 'typing'].map((act) =>
        context.app.post(`/admin/quick-chat/${act}`, '{', { token }),
      ),
    ];
    for (const { status, body } of await Promise.all(calls(context.guest.token)))
      expect([status, body]).toEqual([404, nowhere.body]);
    for (const { status } of await Promise.all(calls())) expect(status).toBe(401);
    const open = [
      context.app.get(endpoints.quickChat()),
      context.app.post(endpoints.sendQuickChat, {}),
      context.app.post(endpoints.quickChatSeen, {}),
      context.app.post(endpoints.quickChatTyping, {}),
    ];
    for (const { status } of await Promise.all(open)) expect(status).toBe(401);
  });

  test("deleting a guest deletes the chat, deleting an admin keeps the hotel's messages", async () => {
    const second = await createGuest(context.app.db, context.hotel);
    await write({ body: 'Hello', client_id: 'x' });
    await sendFromDesk({ body: 'Welcome', client_id: 'x' });
    await context.app.db.delete(users).where(eq(users.id, context.admin.id));
    expect(await read()).toMatchObject([
      { body: 'Hello', from: 'Noor Ahmadi', to_user_id: null },
      { body: 'Welcome', from: 'Hotel Admin', from_user_id: null },
    ]);
    expect((await write({ body: 'Anybody?' }, second.token)).body.data).toMatchObject({
      to_user_id: null,
    });
    await context.app.db.delete(users).where(eq(users.id, context.guest.id));
    expect(
      await context.app.db.$count(chatMessages, eq(chatMessages.guest_id, context.guest.id)),
    ).toBe(0);
  });
});
