import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { register } from './register.ts';

function newGuest() {
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

describe('sign-up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const stored = async (email: string) =>
    (await app.db.select().from(users).where(eq(users.email, email)))[0];

  test('API-03 POST /register creates a guest who can sign in', async () => {
    const guest = newGuest();
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

  test('AUTH-22 API-38 stores the optional arrival and returns it at sign-in', async () => {
    const guest = newGuest();
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
      const other = { ...newGuest(), check_in_date: empty, check_in_time: empty };
      expect((await app.post('/register', other)).status).toBe(201);
      expect(await stored(other.email)).toMatchObject({ check_in_date: null, check_in_time: null });
    }
  });

  test('AUTH-18 AUTH-75 reports each empty field as required', async () => {
    const empty = Object.fromEntries(Object.keys(newGuest()).map((field) => [field, '']));
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

  test.each([
    ['AUTH-19', 'email', 'noor@', 'Invalid email'],
    ['AUTH-77', 'phone', '12345', 'Invalid phone number'],
    ['AUTH-77', 'phone', '+44 7700 900123 ext 4', 'Invalid phone number'],
    ['AUTH-20', 'password', 'abcdefgh', 'Must be alphanumeric'],
    ['AUTH-20', 'password', '12345678', 'Must be alphanumeric'],
    ['AUTH-78', 'password', 'abc1', 'Must be at least 8 characters'],
    ['AUTH-21', 'password_confirmation', 'Lantern43', 'Passwords must match'],
    ['AUTH-22', 'check_in_date', '2026-02-30', 'Invalid date'],
    ['AUTH-22', 'check_in_date', '0000-01-01', 'Invalid date'],
    ['AUTH-47 AUTH-86', 'name', ' hotel  ADMIN ', 'This name is reserved'],
    ['AUTH-47 AUTH-86', 'name', 'Hotel\u200bAdmin', 'This name is reserved'],
    ['AUTH-50 AUTH-86', 'name', '\u202eＨｏｔｅｌ-Ａｄｍｉｎ.', 'This name is reserved'],
    ['AUTH-83', 'hotel_slug', 'no-such-hotel', 'We do not know this hotel.'],
    ['AUTH-83', 'hotel_slug', '../etc', 'We do not know this hotel.'],
  ])('%s rejects %s %j: %s', async (_, field, value, message) => {
    const { status, body } = await app.post('/register', { ...newGuest(), [field]: value });
    expect(status).toBe(422);
    expect(body.message).toBe(message);
    expect(body.errors?.[field]?.[0]).toBe(message);
  });

  test.each(['letters1234', 'pass word 1', 'Größe1234', '1234567é', 'a'.repeat(199).concat('1')])(
    'AUTH-79 accepts the password %j',
    async (password) => {
      const guest = { ...newGuest(), password, password_confirmation: password };
      expect((await app.post('/register', guest)).status).toBe(201);
    },
  );

  test('AUTH-85 rejects a registered e-mail address in any letter case and at any hotel', async () => {
    const guest = newGuest();
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

  test('FAULT-26 creates one guest for ten concurrent registrations', async () => {
    const guest = newGuest();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.post('/register', guest)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  test('does not report the e-mail address for other database errors', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const request = { body: newGuest(), deps: app.deps, address: '192.0.2.21', commit: gone };
    const response = register.handle(request as unknown as Parameters<typeof register.handle>[0]);
    await expect(response).rejects.toThrow('gone');
  });

  test.each([
    ['a NUL', 'No\0or'],
    ['half a character', 'No\ud800or'],
    ['a megabyte', 'n'.repeat(50_000)],
    ['a number', 7],
    ['a list', ['Noor']],
  ])('rejects %s as a name', async (_, name) => {
    const { status, body } = await app.post('/register', { ...newGuest(), name });
    expect(status).toBe(422);
    expect(body.errors?.name).toHaveLength(1);
  });

  test('stores emoji, right-to-left text and quotes unchanged', async () => {
    const guest = { ...newGuest(), name: `O'Néill "نور" 🦊 <b>` };
    await app.post('/register', guest);
    expect((await stored(guest.email))?.name).toBe(guest.name);
  });

  test.each([
    ['no JSON', '{"name":', 400],
    ['nothing', '', 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['text', '"x"', 422],
    ['too much', JSON.stringify({ name: 'n'.repeat(70_000) }), 413],
  ])('rejects %s (%#)', async (_, body, status) => {
    const response = await app.post('/register', body);
    expect(response.status).toBe(status);
    expect(response.body.status).toBe(false);
  });

  test('limits registrations from one address', async () => {
    const address = '192.0.2.20';
    const responses = await Promise.all(
      Array.from({ length: 301 }, () =>
        app.post('/register', { ...newGuest(), hotel_slug: 'x' }, { address }),
      ),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
