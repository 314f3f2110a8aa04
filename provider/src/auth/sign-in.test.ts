import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokens } from '../db/schema/accounts.ts';
import { hotelSettings } from '../db/schema/hotels.ts';
import { countHit } from '../http/rate-limit.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { LOGINS_BY_ADDRESS } from './login.ts';
import { issueToken } from './tokens.ts';

describe('sign-in and sign-out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  async function guestOfItsOwn() {
    const hotel = await createHotel(app.db);
    const guest = await createGuest(app.db, hotel);
    return {
      ...guest,
      hotel_id: hotel.id,
      credentials: { email: guest.email, password: guest.password },
    };
  }
  const isAlive = async (token: string) =>
    (await app.get('/categories/dining', { token })).status === 200;

  test('API-03 POST /login returns the token and the user with the hotel and its settings', async () => {
    const { status, headers, body } = await app.post('/login', {
      email: 'guest@grand-plaza.test',
      password: 'Welcome123',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Login successful!' });
    expect(body.data.user).toMatchObject({
      name: 'Amelia Hart',
      email: 'guest@grand-plaza.test',
      hotel: {
        slug: 'grand-plaza',
        settings: [{ primary_color: '#1e4a6e', app_name: 'Grand Plaza' }],
      },
    });
    expect(body.data.token).toMatch(/^\d+\|[\w-]{86}$/);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('returns empty settings for a hotel without settings', async () => {
    const { credentials, hotel_id } = await guestOfItsOwn();
    await app.db.delete(hotelSettings).where(eq(hotelSettings.hotel_id, hotel_id));
    const { body } = await app.post('/login', credentials);
    expect(body.data.user.hotel.settings).toEqual([]);
  });

  test('accepts an e-mail address in upper and lower case', async () => {
    const { status } = await app.post('/login', {
      email: ' Guest@Grand-Plaza.TEST ',
      password: 'Welcome123',
    });
    expect(status).toBe(200);
  });

  test('AUTH-08 rejects a wrong password and an unknown address with the same 422', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = await app.post('/login', { ...credentials, password: 'Wrong1234' });
    const unknown = await app.post('/login', {
      email: 'nobody@example.com',
      password: 'Wrong1234',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual({ status: false, message: 'The email or password is incorrect.' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('AUTH-04 reports each empty field', async () => {
    const { status, body } = await app.post('/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: 'Email is required',
      errors: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  test('API-06 stores no usable token', async () => {
    const { id, token } = await guestOfItsOwn();
    const [row] = await app.db.select().from(tokens).where(eq(tokens.user_id, id));
    expect(token).not.toContain(row?.secret_hash);
    expect(Object.values(row ?? {})).not.toContain(token.split('|')[1]);
  });

  test('issues a new token at every login and revokes the one that was sent', async () => {
    const { credentials, token } = await guestOfItsOwn();
    app.disconnected.length = 0;
    const { body } = await app.post('/login', credentials, { token });
    const renewed = body.data.token;
    expect(app.disconnected).toEqual([Number(token.split('|')[0])]);
    expect(renewed).not.toBe(token);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(renewed)).toBe(true);
  });

  test("keeps the guest's other devices signed in", async () => {
    const { credentials } = await guestOfItsOwn();
    const phone = (await app.post('/login', credentials)).body.data.token;
    const tablet = (await app.post('/login', credentials)).body.data.token;
    expect(await isAlive(phone)).toBe(true);
    expect(await isAlive(tablet)).toBe(true);
  });

  test('keeps fifty devices of a guest signed in and drops the oldest', async () => {
    const guest = await guestOfItsOwn();
    const signIn = () => app.db.transaction((tx) => issueToken(tx, app.deps, guest));
    const tokens = [guest.token];
    while (tokens.length < 50) tokens.push(await signIn());
    expect(await isAlive(guest.token)).toBe(true);
    tokens.push(await signIn());
    expect(await isAlive(guest.token)).toBe(false);
    for (const token of [tokens[1], tokens[50]]) expect(await isAlive(token ?? '')).toBe(true);
  });

  test('API-03 POST /logout revokes the token', async () => {
    const { token } = await guestOfItsOwn();
    expect((await app.post('/logout', null, { token })).body).toMatchObject({ status: true });
    const again = await app.post('/logout', null, { token });
    expect(again.status).toBe(401);
    expect(again.body).toEqual({ status: false, message: 'Unauthenticated.' });
  });

  test.each([
    ['none', undefined],
    ['a made-up one', '1|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['one of another form', 'abc'],
    ['an id that is too large', '99999999999999999999|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('answers 401 to %s', async (_, token) => {
    const { status, body } = await app.get('/hotels/grand-plaza/quick-info', { token });
    expect(status).toBe(401);
    expect(body).toEqual({ status: false, message: 'Unauthenticated.' });
  });

  test.each(['bearer', 'BEARER', 'Bearer '])('accepts the scheme %j', async (scheme) => {
    const { token } = await guestOfItsOwn();
    const headers = { Authorization: `${scheme} ${token}` };
    expect((await app.post('/logout', null, { headers })).status).toBe(200);
  });

  test('answers 401 to the right secret under another id', async () => {
    const [one, other] = [await guestOfItsOwn(), await guestOfItsOwn()];
    const mixed = `${other.token.split('|')[0]}|${one.token.split('|')[1]}`;
    expect((await app.post('/logout', null, { token: mixed })).status).toBe(401);
  });

  test('AUTH-49 limits failed logins per account and returns the seconds to wait', async () => {
    const { credentials } = await guestOfItsOwn();
    const address = '192.0.2.7';
    const wrong = { ...credentials, password: 'Wrong1234' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await app.post('/login', wrong, { address })).status).toBe(422);
    }
    const limited = await app.post('/login', credentials, { address });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(limited.body.message).toBe('Too many attempts. Please try again in 15 minutes.');
    const neighbour = await guestOfItsOwn();
    expect((await app.post('/login', neighbour.credentials, { address })).status).toBe(200);
    expect((await app.post('/login', credentials, { address: '192.0.2.8' })).status).toBe(200);
  });

  test('counts 40 concurrent failures from different addresses exactly', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => app.post('/login', wrong)),
    );
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(25);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('AUTH-49 a correct password resets the failed sign-ins of its account', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const fail = () => Promise.all(Array.from({ length: 20 }, () => app.post('/login', wrong)));
    await fail();
    expect((await app.post('/login', credentials)).status).toBe(200);
    const statuses = (await fail()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  test('counts all addresses of an IPv6 subscriber as one, also together with an account', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const from = (address: string) => app.post('/login', wrong, { address });
    for (let tries = 0; tries < 10; tries += 1) await from(`2001:db8:0:7::${tries}`);
    expect((await from('2001:db8:0:7:1:2:3:4')).status).toBe(429);
    expect((await from('2001:db8:0:8::1')).status).toBe(422);
  });

  test('trusts X-Forwarded-For from the gateway only', async () => {
    const attempt = async (address: string, forwarded: string) => {
      const { credentials } = await guestOfItsOwn();
      const wrong = { ...credentials, password: 'Wrong1234' };
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const headers = { 'X-Forwarded-For': forwarded.replace('N', String(tries)) };
        statuses.push((await app.post('/login', wrong, { address, headers })).status);
      }
      return statuses.at(-1);
    };
    expect(await attempt('192.0.2.9', '198.51.100.N')).toBe(429);
    expect(await attempt('127.0.0.1', '198.51.100.N')).toBe(422);
    expect(await attempt('127.0.0.1', '198.51.100.N, 192.0.2.10')).toBe(429);
  });

  test('AUTH-119 lets 500 guests sign in from one address, but limits the number', async () => {
    const { credentials } = await guestOfItsOwn();
    const address = '192.0.2.11';
    const others = async (count: number) => {
      for (let guest = 0; guest < count; guest += 1) {
        await countHit(app.deps, LOGINS_BY_ADDRESS, address);
      }
    };
    await others(499);
    expect((await app.post('/login', credentials, { address })).status).toBe(200);
    await others(100);
    const neighbour = await guestOfItsOwn();
    expect((await app.post('/login', neighbour.credentials, { address })).status).toBe(429);
  });

  test('logs every call with its id and without secrets', async () => {
    const { credentials, token } = await guestOfItsOwn();
    app.logged.length = 0;
    const headers = { 'X-Request-Id': 'request-17' };
    const { body, headers: answered } = await app.post('/login', credentials, { token, headers });
    expect(answered.get('X-Request-Id')).toBe('request-17');
    const line = JSON.parse(app.logged.at(-1) ?? '{}');
    expect(line).toMatchObject({
      requestId: 'request-17',
      method: 'POST',
      path: '/login',
      status: 200,
    });
    const all = app.logged.join('\n');
    for (const secret of [credentials.password, credentials.email, token, body.data.token]) {
      expect(all).not.toContain(secret);
    }
  });
});
