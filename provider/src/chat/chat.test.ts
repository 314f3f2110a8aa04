import { randomUUID } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints';
import { ChatAnswer, ChatSentAnswer } from '@foyer/shared/contracts/chat';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { chatMessages, users } from '../db/schema.ts';
import { createAdmin, createGuest, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';

const UNKNOWN_ID = 999_999;

describe('the chat of a guest with the hotel', () => {
  const own = hotelApp();
  const write = (body: object, token = own.guest.token, headers = {}) =>
    own.app.post(endpoints.sendQuickChat, { to_user_id: null, ...body }, { token, headers });
  const answer = (body: object, token = own.admin.token) =>
    own.app.post('/admin/quick-chat/send', { to: own.guest.email, ...body }, { token });
  const read = async (part: Parameters<typeof endpoints.quickChat>[0] = {}, token?: string) =>
    ChatAnswer.parse(
      (await own.app.get(endpoints.quickChat(part), { token: token ?? own.guest.token })).body,
    ).data ?? [];
  const bodies = async (part?: Parameters<typeof endpoints.quickChat>[0], token?: string) =>
    (await read(part, token)).map(({ body }) => body);

  it('MSG-11 MSG-12 holds what both sides said, oldest first, each line once and as it was typed', async () => {
    const typed = ' Two lines,\n<b>🌙</b> as typed ';
    const client_id = randomUUID();
    const sent = await write({ body: typed, client_id });
    expect([sent.status, sent.body.data]).toEqual([201, (await read())[0]]);
    await answer({ body: 'Gladly.' });
    expect(await read()).toEqual([
      {
        id: expect.any(Number),
        body: typed,
        from: 'Noor Ahmadi',
        from_user_id: own.guest.id,
        to_user_id: own.admin.id,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        client_id,
        seen_at: null,
      },
      {
        id: expect.any(Number),
        body: 'Gladly.',
        from: 'Hotel Admin',
        from_user_id: own.admin.id,
        to_user_id: own.guest.id,
        created_at: expect.any(String),
        client_id: null,
        seen_at: null,
      },
    ]);
  });

  it('a hotel lists what its conversations can do', async () => {
    const { body } = await own.app.get(endpoints.hotel(own.hotel.slug));
    expect(HotelAnswer.parse(body).data?.features).toEqual([
      'requests-state',
      'history-pages',
      'seen',
      'typing',
      'mail-preference',
    ]);
  });

  it('is read whole, after an id, before one, or the newest page', async () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    for (const body of words) await write({ body });
    const ids = (await read()).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, another) => one - another));
    const [, second = 0, , fourth = 0, fifth = 0] = ids;
    expect(await bodies()).toEqual(words);
    expect(await bodies({ after_id: second })).toEqual(['c', 'd', 'e']);
    expect(await bodies({ after_id: fifth })).toEqual([]);
    expect(await bodies({ limit: 2 })).toEqual(['d', 'e']);
    expect(await bodies({ before_id: fourth, limit: 2 })).toEqual(['b', 'c']);
    expect(await bodies({ before_id: second, limit: 2 })).toEqual(['a']);
  });

  it.each(['after_id=x', 'before_id=-1', 'limit=0', 'limit=501', 'limit=1.5'])(
    'refuses ?%s at its name',
    async (query) => {
      const refused = await own.app.get(`${endpoints.quickChat()}?${query}`, {
        token: own.guest.token,
      });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        422,
        [query.split('=')[0]],
      ]);
    },
  );

  it.each([
    ['body', ' \n\t ', '*Required'],
    ['body', 'x'.repeat(2001), 'A message has at most 2000 characters'],
    ['body', 'a\0b', 'Contains characters that cannot be stored'],
    ['client_id', '', 'Must not be empty'],
    ['client_id', 'x'.repeat(65), 'Must be at most 64 characters'],
    ['client_id', 'a\0', 'Contains characters that cannot be stored'],
  ])('MSG-15 a line whose %s is %j is refused with %j, from either side', async (...wrong) => {
    const [field, value, message] = wrong;
    for (const send of [write, answer]) {
      const { status, body } = await send({ body: 'Hello', [field]: value });
      expect([status, body.errors?.[field]?.[0]]).toEqual([422, message]);
    }
    expect(await read()).toEqual([]);
    expect(own.app.events).toEqual([]);
  });

  it("API-07 a line is for an admin of the guest's own hotel: foreign and unknown are refused alike", async () => {
    const foreign = await createAdmin(own.app.db, await createHotel(own.app.db));
    const refused = await Promise.all(
      [foreign.id, own.other.id, own.guest.id, UNKNOWN_ID, 1.5, 1e300].map((to_user_id) =>
        write({ body: 'Hello', to_user_id }),
      ),
    );
    for (const { status, body } of refused) expect([status, body]).toEqual([422, refused[0]?.body]);
    expect(refused[0]?.body.errors).toEqual({
      to_user_id: ['Nobody of that number answers here.'],
    });
    const sent = ChatSentAnswer.parse(
      (await write({ body: 'Hello', to_user_id: own.admin.id })).body,
    );
    expect(sent.data?.to_user_id).toBe(own.admin.id);
  });

  it('API-07 nobody reads, sees or hears another guest', async () => {
    await write({ body: 'mine' });
    await answer({ body: 'yours' });
    const [, last] = await read();
    const token = own.other.token;
    expect(await read({}, token)).toEqual([]);
    await own.app.post(endpoints.quickChatSeen, { last_id: last?.id }, { token });
    expect((await read()).map(({ seen_at }) => seen_at)).toEqual([null, null]);
    const channels = own.app.events.map(([channel]) => channel);
    expect(new Set(channels)).toEqual(
      new Set([`quick-chat.${own.guest.id}`, `desk.${own.hotel.id}`]),
    );
  });

  it('API-18 FAULT-26 the same client id makes one message, whoever sends it how often, and the same answer', async () => {
    const line = { body: 'Once', client_id: randomUUID() };
    const together = await Promise.all(Array.from({ length: 5 }, () => write(line)));
    const late = await write({ ...line, body: 'Once more' }, own.guest.token, {
      'Idempotency-Key': randomUUID(),
    });
    for (const { status, body } of [...together, late])
      expect([status, body]).toEqual([201, together[0]?.body]);
    expect(await bodies()).toEqual(['Once']);
    await write(line, own.other.token);
    expect(await bodies({}, own.other.token)).toEqual(['Once']);
    await answer(line);
    await answer(line);
    expect(await bodies()).toEqual(['Once', 'Once']);
  });

  it('API-18 MSG-17 each line is told to the guest and the desk once it is recorded, but not to who said it', async () => {
    const headers = { 'X-Socket-ID': '1234.5678', 'Idempotency-Key': randomUUID() };
    const body = { body: 'Hello', client_id: randomUUID() };
    const sent = await write(body, own.guest.token, headers);
    await write(body, own.guest.token, headers);
    const message = sent.body.data;
    const { id, name, email } = own.guest;
    expect(own.app.events).toEqual([
      [`quick-chat.${id}`, 'QuickChatSend', { message }, '1234.5678'],
      [
        `desk.${own.hotel.id}`,
        'QuickChatSend',
        { message: { ...message, kind: 'chat', guest: { id, name, email } } },
        '1234.5678',
      ],
    ]);
    own.app.events.length = 0;
    const answered = await answer({ body: 'Welcome' });
    expect(own.app.events.map(([channel, , , socket]) => [channel, socket])).toEqual([
      [`quick-chat.${id}`, undefined],
      [`desk.${own.hotel.id}`, undefined],
    ]);
    expect(own.app.events[0]?.[2]).toEqual({ message: answered.body.data });
  });

  it.each(['', '1', '1.2.3', 'a.b', '1.2\u00a0', `${'9'.repeat(21)}.1`])(
    'takes %j for no connection',
    async (socket) => {
      await write({ body: 'Hello' }, own.guest.token, { 'X-Socket-ID': socket });
      expect(own.app.events.map(([, , , except]) => except)).toEqual([undefined, undefined]);
    },
  );

  it('API-18 what was not recorded is told to nobody', async () => {
    const { db } = own.app;
    const { transaction } = db;
    const breaking = vi.spyOn(db, 'transaction').mockImplementation((work) =>
      transaction.call(db, async (tx) => {
        await work(tx);
        throw new Error('the connection broke');
      }),
    );
    expect((await write({ body: 'Hello' })).status).toBe(500);
    breaking.mockRestore();
    expect(own.app.events).toEqual([]);
    expect(await read()).toEqual([]);
  });

  it('the other side hears what has been read, up to the last there is, and only the first time', async () => {
    await write({ body: 'one' });
    await write({ body: 'two' });
    await answer({ body: 'three' });
    const [one, two, three] = await read();
    own.app.events.length = 0;
    const seen = (last_id?: number) =>
      own.app.post('/admin/quick-chat/seen', { guest_id: own.guest.id, last_id }, own.admin);
    await seen(one?.id);
    await seen(999_999_999);
    await seen(999_999_999);
    const at = (await read()).map(({ seen_at }) => seen_at);
    expect(at).toEqual([expect.any(String), expect.any(String), null]);
    expect(own.app.events).toEqual([
      [`quick-chat.${own.guest.id}`, 'QuickChatSeen', { last_id: one?.id, seen_at: at[0] }],
      [`quick-chat.${own.guest.id}`, 'QuickChatSeen', { last_id: two?.id, seen_at: at[1] }],
    ]);
    own.app.events.length = 0;
    for (const last_id of [0, -1, 1.5, 1e300, three?.id, three?.id]) {
      const { status } = await own.app.post(endpoints.quickChatSeen, { last_id }, own.guest);
      expect(status).toBe(200);
    }
    const seen_at = (await read())[2]?.seen_at;
    const heard = { guest_id: own.guest.id, last_id: three?.id, seen_at };
    expect(own.app.events).toEqual([[`desk.${own.hotel.id}`, 'QuickChatSeen', heard]]);
  });

  it('the other side hears that somebody is writing; a line that never ends is limited', async () => {
    const { id, name, email } = own.guest;
    await own.app.post(endpoints.quickChatTyping, undefined, own.guest);
    for (const to of [id, email]) await own.app.post('/admin/quick-chat/typing', { to }, own.admin);
    expect(own.app.events).toEqual([
      [`desk.${own.hotel.id}`, 'QuickChatTyping', { guest: { id, name, email } }],
      [`quick-chat.${id}`, 'QuickChatTyping', {}],
      [`quick-chat.${id}`, 'QuickChatTyping', {}],
    ]);
    for (let index = 1; index < 60; index += 1)
      await own.app.post(endpoints.quickChatTyping, undefined, own.guest);
    expect((await own.app.post(endpoints.quickChatTyping, undefined, own.guest)).status).toBe(429);
    expect((await write({ body: 'Still heard' })).status).toBe(201);
  });

  it('an account may write two lines a second, a hundred and twenty in a minute; others do not notice', async () => {
    for (let index = 0; index < 120; index += 1)
      expect((await write({ body: `${index}` })).status).toBe(201);
    const refused = await write({ body: 'too much' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await write({ body: 'calm' }, own.other.token)).status).toBe(201);
    own.app.pass(1);
    expect((await write({ body: 'later' })).status).toBe(201);
  });

  it('API-15 an admin reads all chats of their own hotel in pages, and writes to its guests only', async () => {
    const common = { hotel_id: own.hotel.id, created_at: new Date() };
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...common,
      guest_id: index % 2 ? own.guest.id : own.other.id,
      from_user_id: index % 2 ? own.guest.id : own.admin.id,
      body: `${index}`,
    }));
    await own.app.db.insert(chatMessages).values(many);
    const inbox = async (query = '', admin = own.admin) =>
      (await own.app.get(`/admin/quick-chat${query}`, admin)).body.data;
    const first = await inbox();
    const second = await inbox(`?after_id=${first.at(-1).id}`);
    expect(first).toHaveLength(100);
    const all = [...first, ...second];
    expect(all.map(({ body }: { body: string }) => body)).toEqual(many.map(({ body }) => body));
    const { id, name, email } = own.guest;
    expect(all[1]).toMatchObject({ kind: 'chat', from: name, guest: { id, name, email } });
    expect(all[0]).toMatchObject({ from: 'Hotel Admin', guest: { id: own.other.id } });

    const elsewhere = await createAdmin(own.app.db, await createHotel(own.app.db));
    expect(await inbox('', elsewhere)).toEqual([]);
    const refused = await Promise.all([
      ...[email, email.toUpperCase(), id, UNKNOWN_ID, 0, 1e300, 'nobody@example.com'].map((to) =>
        answer({ body: 'Hello', to }, elsewhere.token),
      ),
      own.app.post('/admin/quick-chat/typing', { to: email }, elsewhere),
      own.app.post('/admin/quick-chat/seen', { guest_id: id, last_id: 9 }, elsewhere),
    ]);
    for (const { status, body } of refused)
      expect([status, body.message]).toEqual([404, 'Guest not found.']);
    expect((await answer({ body: 'By address', to: email.toUpperCase() })).status).toBe(201);
    expect((await answer({ body: 'By id', to: id })).status).toBe(201);
    expect((await bodies()).slice(-2)).toEqual(['By address', 'By id']);
  });

  it('API-15 to a guest the desk is as unknown as an address that nobody serves; nobody is a 401', async () => {
    const nowhere = await own.app.get('/no-such-place', own.guest);
    const calls = (token?: string) => [
      own.app.get('/admin/quick-chat', { token }),
      ...['send', 'seen', 'typing'].map((act) =>
        own.app.post(`/admin/quick-chat/${act}`, '{', { token }),
      ),
    ];
    for (const { status, body } of await Promise.all(calls(own.guest.token)))
      expect([status, body]).toEqual([404, nowhere.body]);
    for (const { status } of await Promise.all(calls())) expect(status).toBe(401);
    const open = [
      own.app.get(endpoints.quickChat()),
      own.app.post(endpoints.sendQuickChat, {}),
      own.app.post(endpoints.quickChatSeen, {}),
      own.app.post(endpoints.quickChatTyping, {}),
    ];
    for (const { status } of await Promise.all(open)) expect(status).toBe(401);
  });

  it('a guest who goes takes the chat along; an admin who goes leaves what the hotel said', async () => {
    const second = await createGuest(own.app.db, own.hotel);
    await write({ body: 'Hello', client_id: 'x' });
    await answer({ body: 'Welcome', client_id: 'x' });
    await own.app.db.delete(users).where(eq(users.id, own.admin.id));
    expect(await read()).toMatchObject([
      { body: 'Hello', from: 'Noor Ahmadi', to_user_id: null },
      { body: 'Welcome', from: 'Hotel Admin', from_user_id: null },
    ]);
    expect((await write({ body: 'Anybody?' }, second.token)).body.data).toMatchObject({
      to_user_id: null,
    });
    await own.app.db.delete(users).where(eq(users.id, own.guest.id));
    expect(await own.app.db.$count(chatMessages, eq(chatMessages.guest_id, own.guest.id))).toBe(0);
  });
});
