import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { register } from './register.ts';

function newcomer() {
  return {
    name: 'Noor Ahmadi',
    email: `noor-${randomUUID()}@example.com`,
    phone: '+44 (7700) 900-123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'seaside-inn',
    check_in_date: '2026-12-24',
    check_in_time: '03:05 PM',
  };
}

describe('signing up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const stored = async (email: string) =>
    (await app.db.select().from(users).where(eq(users.email, email)))[0];

  it('API-03 POST /register makes a guest of the hotel, who can sign in', async () => {
    const guest = newcomer();
    const { status, body } = await app.post('/register', guest);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: true,
      message: 'Registration successful!',
      data: { user: { name: guest.name, email: guest.email, hotel: { slug: 'seaside-inn' } } },
    });
    const { email, password } = guest;
    expect((await app.post('/login', { email, password })).status).toBe(200);
  });

  it('AUTH-22 API-38 keeps the arrival and tells it at sign-in; it may be left empty in any way', async () => {
    const guest = newcomer();
    await app.post('/register', guest);
    expect(await stored(guest.email)).toMatchObject({
      check_in_date: '2026-12-24',
      check_in_time: '03:05 PM',
      role: 'guest',
    });
    const { email, password } = guest;
    const signedIn = await app.post('/login', { email, password });
    expect(signedIn.body).toMatchObject({
      data: {
        user: { check_in_date: '2026-12-24', check_in_time: '15:05', check_out_date: null },
      },
    });
    for (const empty of ['', null, undefined]) {
      const other = { ...newcomer(), check_in_date: empty, check_in_time: empty };
      expect((await app.post('/register', other)).status).toBe(201);
      expect(await stored(other.email)).toMatchObject({ check_in_date: null, check_in_time: null });
    }
  });

  it('AUTH-18 says for each empty field that it is required', async () => {
    const empty = Object.fromEntries(Object.keys(newcomer()).map((field) => [field, '']));
    const { status, body } = await app.post('/register', empty);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ['Name is required'],
      email: ['Email is required'],
      phone: ['Phone is required'],
      password: ['Password is required'],
      password_confirmation: ['Confirm Password is required'],
      hotel_slug: ['Hotel is required'],
    });
    expect(body.message).toBe('Name is required');
    expect((await app.post('/register', {})).body.errors).toEqual(body.errors);
  });

  it.each([
    ['AUTH-19', 'email', 'noor@', 'Invalid email'],
    ['AUTH-19', 'phone', '12345', 'Invalid phone number'],
    ['AUTH-19', 'phone', '+44 7700 900123 ext 4', 'Invalid phone number'],
    ['AUTH-20', 'password', 'abcdefgh', 'Must be alphanumeric'],
    ['AUTH-20', 'password', '12345678', 'Must be alphanumeric'],
    ['AUTH-20', 'password', 'abc1', 'Must be at least 8 characters'],
    ['AUTH-21', 'password_confirmation', 'Lantern43', 'Passwords must match'],
    ['AUTH-22', 'check_in_date', '2026-02-30', 'Invalid date'],
    ['AUTH-22', 'check_in_date', '0000-01-01', 'Invalid date'],
    ['AUTH-47', 'name', ' hotel  ADMIN ', 'This name is reserved'],
    ['AUTH-47', 'name', 'Hotel\u200bAdmin', 'This name is reserved'],
    ['AUTH-47', 'name', '\u202eＨｏｔｅｌ-Ａｄｍｉｎ.', 'This name is reserved'],
    ['AUTH-22', 'hotel_slug', 'no-such-hotel', 'We do not know this hotel.'],
    ['AUTH-22', 'hotel_slug', '../etc', 'We do not know this hotel.'],
  ])('%s refuses %s %j: %s', async (_, field, value, message) => {
    const { status, body } = await app.post('/register', { ...newcomer(), [field]: value });
    expect(status).toBe(422);
    expect(body.message).toBe(message);
    expect(body.errors?.[field]?.[0]).toBe(message);
  });

  it.each(['letters1234', 'pass word 1', 'Größe1234', '1234567é', 'a'.repeat(199).concat('1')])(
    'AUTH-20 takes the password %j',
    async (password) => {
      const guest = { ...newcomer(), password, password_confirmation: password };
      expect((await app.post('/register', guest)).status).toBe(201);
    },
  );

  it('AUTH-24 refuses an e-mail address somebody has, in any case and at any hotel', async () => {
    const guest = newcomer();
    await app.post('/register', guest);
    const again = { ...guest, email: guest.email.toUpperCase(), hotel_slug: 'grand-plaza' };
    const { status, body } = await app.post('/register', again);
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: 'This email is already registered.',
      errors: { email: ['This email is already registered.'] },
    });
  });

  it('FAULT-26 makes one guest of ten registrations at once', async () => {
    const guest = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.post('/register', guest)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  it('blames no e-mail address where the database failed in another way', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const request = { body: newcomer(), deps: app.deps, address: '192.0.2.21', commit: gone };
    const answer = register.handle(request as unknown as Parameters<typeof register.handle>[0]);
    await expect(answer).rejects.toThrow('gone');
  });

  it.each([
    ['a NUL', 'No\0or'],
    ['half a character', 'No\ud800or'],
    ['a megabyte', 'n'.repeat(50_000)],
    ['a number', 7],
    ['a list', ['Noor']],
  ])('refuses %s as a name', async (_, name) => {
    const { status, body } = await app.post('/register', { ...newcomer(), name });
    expect(status).toBe(422);
    expect(body.errors?.name).toHaveLength(1);
  });

  it('stores emoji, right-to-left text and quotes as they are', async () => {
    const guest = { ...newcomer(), name: `O'Néill "نور" 🦊 <b>` };
    await app.post('/register', guest);
    expect((await stored(guest.email))?.name).toBe(guest.name);
  });

  it.each([
    ['no JSON', '{"name":', 400],
    ['nothing', '', 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['text', '"x"', 422],
    ['too much', JSON.stringify({ name: 'n'.repeat(70_000) }), 413],
  ])('answers %s with %#', async (_, body, status) => {
    const answer = await app.post('/register', body);
    expect(answer.status).toBe(status);
    expect(answer.body.status).toBe(false);
  });

  it('limits registrations from one address', async () => {
    const address = '192.0.2.20';
    const answers = await Promise.all(
      Array.from({ length: 301 }, () =>
        app.post('/register', { ...newcomer(), hotel_slug: 'x' }, { address }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
