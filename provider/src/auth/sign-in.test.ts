import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelSettings, tokens } from '../db/schema.ts';
import { countHit } from '../http/rate-limit.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { LOGINS_BY_ADDRESS } from './login.ts';
import { issueToken } from './tokens.ts';

describe('signing in and out', () => {
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

  it('API-03 POST /login answers token and user with the hotel and its settings', async () => {
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
    expect(body.data.token).toMatch(/^\d+\|[\w-]{43}$/);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers no settings where the hotel has none', async () => {
    const { credentials, hotel_id } = await guestOfItsOwn();
    await app.db.delete(hotelSettings).where(eq(hotelSettings.hotel_id, hotel_id));
    const { body } = await app.post('/login', credentials);
    expect(body.data.user.hotel.settings).toEqual([]);
  });

  it('takes an e-mail address in any case', async () => {
    const { status } = await app.post('/login', {
      email: ' Guest@Grand-Plaza.TEST ',
      password: 'Welcome123',
    });
    expect(status).toBe(200);
  });

  it('AUTH-08 refuses a wrong password and an unknown address with the same words, not as a dead token', async () => {
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

  it('AUTH-04 answers empty fields with a message for each', async () => {
    const { status, body } = await app.post('/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: 'Email is required',
      errors: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  it('API-06 stores no token that could be used', async () => {
    const { id, token } = await guestOfItsOwn();
    const [row] = await app.db.select().from(tokens).where(eq(tokens.user_id, id));
    expect(token).not.toContain(row?.secret_hash);
    expect(Object.values(row ?? {})).not.toContain(token.split('|')[1]);
  });

  it('gives another token at every login and ends the one that came with it', async () => {
    const { credentials, token } = await guestOfItsOwn();
    app.disconnected.length = 0;
    const { body } = await app.post('/login', credentials, { token });
    const renewed = body.data.token;
    expect(app.disconnected).toEqual([Number(token.split('|')[0])]);
    expect(renewed).not.toBe(token);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(renewed)).toBe(true);
  });

  it('leaves the other devices of a guest signed in', async () => {
    const { credentials } = await guestOfItsOwn();
    const phone = (await app.post('/login', credentials)).body.data.token;
    const tablet = (await app.post('/login', credentials)).body.data.token;
    expect(await isAlive(phone)).toBe(true);
    expect(await isAlive(tablet)).toBe(true);
  });

  it('leaves a guest signed in on fifty devices: the oldest makes room', async () => {
    const guest = await guestOfItsOwn();
    const signIn = () => app.db.transaction((tx) => issueToken(tx, guest, new Date()));
    const tokens = [guest.token];
    while (tokens.length < 50) tokens.push(await signIn());
    expect(await isAlive(guest.token)).toBe(true);
    tokens.push(await signIn());
    expect(await isAlive(guest.token)).toBe(false);
    for (const token of [tokens[1], tokens[50]]) expect(await isAlive(token ?? '')).toBe(true);
  });

  it('API-03 POST /logout ends the token for good', async () => {
    const { token } = await guestOfItsOwn();
    expect((await app.post('/logout', null, { token })).body).toMatchObject({ status: true });
    const again = await app.post('/logout', null, { token });
    expect(again.status).toBe(401);
    expect(again.body).toEqual({ status: false, message: 'Unauthenticated.' });
  });

  it.each([
    ['none', undefined],
    ['a made-up one', '1|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['one of another form', 'abc'],
    ['an id that is too large', '99999999999999999999|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('answers 401 to %s', async (_, token) => {
    const { status, body } = await app.get('/hotels/grand-plaza/quick-info', { token });
    expect(status).toBe(401);
    expect(body).toEqual({ status: false, message: 'Unauthenticated.' });
  });

  it.each(['bearer', 'BEARER', 'Bearer '])('takes the scheme %j for what it is', async (scheme) => {
    const { token } = await guestOfItsOwn();
    const headers = { Authorization: `${scheme} ${token}` };
    expect((await app.post('/logout', null, { headers })).status).toBe(200);
  });

  it('answers 401 to the right secret under another id', async () => {
    const [one, other] = [await guestOfItsOwn(), await guestOfItsOwn()];
    const mixed = `${other.token.split('|')[0]}|${one.token.split('|')[1]}`;
    expect((await app.post('/logout', null, { token: mixed })).status).toBe(401);
  });

  it('AUTH-49 limits failed logins of one account, with the seconds to wait, and lets other accounts in', async () => {
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

  it('counts 40 parallel failures exactly, from any number of addresses', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.post('/login', wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('AUTH-49 a right password forgets the failed sign-ins of its account', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const fail = () => Promise.all(Array.from({ length: 20 }, () => app.post('/login', wrong)));
    await fail();
    expect((await app.post('/login', credentials)).status).toBe(200);
    const statuses = (await fail()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  it('takes all addresses of one IPv6 subscriber for one, beside an account too', async () => {
    const { credentials } = await guestOfItsOwn();
    const wrong = { ...credentials, password: 'Wrong1234' };
    const from = (address: string) => app.post('/login', wrong, { address });
    for (let tries = 0; tries < 10; tries += 1) await from(`2001:db8:0:7::${tries}`);
    expect((await from('2001:db8:0:7:1:2:3:4')).status).toBe(429);
    expect((await from('2001:db8:0:8::1')).status).toBe(422);
  });

  it('believes X-Forwarded-For from the gateway only', async () => {
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

  it('AUTH-49 lets 500 guests of one hotel sign in from one address, and not any number', async () => {
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

  it('logs every call with its id and none of its secrets', async () => {
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
