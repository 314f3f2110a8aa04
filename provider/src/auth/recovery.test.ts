import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { codes, resetTokens } from '../db/schema/accounts.ts';
import { mails } from '../db/schema/server-state.ts';
import { createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { issueCode } from './codes.ts';

describe('password recovery', () => {
  let app: TestApp;
  let hotel: TestHotel;
  beforeAll(async () => {
    app = await testApp();
    hotel = await createHotel(app.db);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => app.close());

  const guestOfItsOwn = () => createGuest(app.db, hotel);
  async function guestWithCode() {
    const guest = await guestOfItsOwn();
    await app.post('/forget-password', { email: guest.email });
    return { ...guest, code: await app.code(guest.email) };
  }
  async function guestWithToken() {
    const guest = await guestWithCode();
    const { body } = await app.post('/verify-otp', { email: guest.email, otp: guest.code });
    return { ...guest, resetToken: body.data.token as string };
  }
  const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const reset = (email: string, token: string, password = 'Harbour77') =>
    app.post('/reset-password', { email, token, password, password_confirmation: password });

  test('API-03 forget-password, verify-otp and reset-password set a new password', async () => {
    const { email, password, code } = await guestWithCode();
    const verified = await app.post('/verify-otp', { email, otp: code });
    expect([verified.status, verified.body.message]).toEqual([200, 'Code verified.']);
    const done = await reset(email, verified.body.data.token);
    expect(done.body).toMatchObject({ status: true, message: 'Password updated successfully.' });
    expect((await app.post('/login', { email, password: 'Harbour77' })).status).toBe(200);
    expect((await app.post('/login', { email, password })).status).toBe(422);
  });

  test('mails a four-digit code alone on the last line without delay', async () => {
    const sent = vi.spyOn(app.deps, 'onMailQueued');
    const { email, code } = await guestWithCode();
    expect(sent).toHaveBeenCalledOnce();
    expect(code).toMatch(/^\d{4}$/);
    const [mail] = await app.db.select().from(mails).where(eq(mails.recipient, email));
    expect(mail).toMatchObject({ deliver: true, subject: 'Your code for Grand Plaza' });
  });

  test('stores neither the code nor data that reveal it', async () => {
    const { email, code } = await guestWithCode();
    const [row] = await app.db.select().from(codes).where(eq(codes.email, email));
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['created_at', 'email', 'expires_at', 'id', 'user_id'].sort(),
    );
    // Another secret gives the same row another code, except with a chance of 1 in 10,000.
    const others = ['a', 'b', 'c'].map((letter) => {
      const deps = { ...app.deps, secret: letter.repeat(32) };
      return app.db.transaction((tx) => issueCode(tx, deps, { email, userId: undefined }));
    });
    expect((await Promise.all(others)).some((made) => made !== code)).toBe(true);
  });

  test.each([
    ['/forget-password', 'Check your email for reset instructions.'],
    ['/resend-otp', 'New OTP sent to your email.'],
  ])(
    'AUTH-89 %s responds alike for known and unknown addresses and mails no unknown one',
    async (path, message) => {
      const { email } = await guestOfItsOwn();
      const known = await app.post(path, { email });
      expect(known.body.message).toBe(message);
      const unknownEmail = `nobody-${path.length}@example.com`;
      const unknown = await app.post(path, { email: unknownEmail });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const [mail] = await app.db.select().from(mails).where(eq(mails.recipient, unknownEmail));
      expect(mail?.deliver).toBe(false);
    },
  );

  test('AUTH-45 rejects codes of known and unknown addresses with the same message', async () => {
    const { email, code } = await guestWithCode();
    await app.post('/forget-password', { email: 'stranger@example.com' });
    const known = await app.post('/verify-otp', { email, otp: wrongCode(code) });
    expect(known.status).toBe(422);
    expect(known.body.errors).toEqual({
      otp: ['Invalid code. Please check it, or ask for a new one.'],
    });
    for (const unknownEmail of ['stranger@example.com', 'never-asked@example.com']) {
      const unknown = await app.post('/verify-otp', { email: unknownEmail, otp: '0000' });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
  });

  test('rejects the correct code of an unknown address', async () => {
    await app.post('/forget-password', { email: 'ghost@example.com' });
    const otp = await app.code('ghost@example.com');
    expect((await app.post('/verify-otp', { email: 'ghost@example.com', otp })).status).toBe(422);
  });

  test.each([
    ['five at one address', '192.0.2.31', 40, 5],
    ['ten in all', undefined, 40, 10],
  ])('AUTH-44 limits concurrent wrong guesses: %s', async (_, address, guesses, counted) => {
    const { email, code } = await guestWithCode();
    const from = address ? { address } : {};
    const guess = (otp: string) => app.post('/verify-otp', { email, otp }, from);
    // The correct code comes after the counted guesses, too late.
    for (let tries = 0; tries < counted - 1; tries += 1) await guess(wrongCode(code));
    const rest = Array.from({ length: guesses }, () => guess(wrongCode(code)));
    const statuses = (await Promise.all(rest)).map(({ status }) => status);
    expect(statuses).not.toContain(200);
    expect((await guess(code)).status).toBe(422);
  });

  test('AUTH-44 five wrong guesses invalidate a code at their address only', async () => {
    const { email, code } = await guestWithCode();
    const guess = (otp: string, address: string) =>
      app.post('/verify-otp', { email, otp }, { address });
    for (let tries = 0; tries < 5; tries += 1) await guess(wrongCode(code), '192.0.2.33');
    expect((await guess(code, '192.0.2.33')).status).toBe(422);
    expect((await guess(code, '192.0.2.34')).status).toBe(200);
  });

  test('AUTH-44 five wrong guesses leave other codes valid at the same address', async () => {
    const [guest, neighbour] = [await guestWithCode(), await guestWithCode()];
    const guess = async (email: string, otp: string) =>
      (await app.post('/verify-otp', { email, otp }, { address: '192.0.2.35' })).status;
    for (let tries = 0; tries < 5; tries += 1) await guess(guest.email, wrongCode(guest.code));
    expect(await guess(neighbour.email, neighbour.code)).toBe(200);
  });

  test('accepts the correct code at the fifth try', async () => {
    const { email, code } = await guestWithCode();
    const guess = (otp: string) =>
      app.post('/verify-otp', { email, otp }, { address: '192.0.2.32' });
    for (let tries = 0; tries < 4; tries += 1) await guess(wrongCode(code));
    expect((await guess(code)).status).toBe(200);
  });

  test('accepts a code once, also for four concurrent requests', async () => {
    const { email, code } = await guestWithCode();
    const tries = Array.from({ length: 4 }, () => app.post('/verify-otp', { email, otp: code }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await app.post('/verify-otp', { email, otp: code })).status).toBe(422);
  });

  test('AUTH-34 POST /resend-otp sends the same code again', async () => {
    const { email, code } = await guestWithCode();
    const { body } = await app.post('/resend-otp', { email });
    expect(body).toMatchObject({ status: true, message: 'New OTP sent to your email.' });
    expect(await app.code(email)).toBe(code);
    expect((await app.post('/verify-otp', { email, otp: code })).status).toBe(200);
  });

  test('issues one code for concurrent requests', async () => {
    const { email, id: userId } = await guestOfItsOwn();
    const issue = () => app.db.transaction((tx) => issueCode(tx, app.deps, { email, userId }));
    await Promise.all(Array.from({ length: 20 }, issue));
    expect(await app.db.$count(codes, eq(codes.email, email))).toBe(1);
  });

  test('AUTH-112 limits the mails to one account in an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email } = await guestOfItsOwn();
    for (let times = 0; times < 6; times += 1) {
      expect((await app.post('/resend-otp', { email })).status).toBe(200);
    }
    const limited = await app.post('/forget-password', { email });
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBe('3600');
    vi.useRealTimers();
  });

  test('AUTH-112 limits the mails to one account in a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email } = await guestOfItsOwn();
    const statuses: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let times = 0; times < 5; times += 1)
        statuses.push((await app.post('/forget-password', { email })).status);
      vi.setSystemTime(Date.now() + 61 * 60_000);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.slice(15)).toEqual(Array(5).fill(429));
    vi.useRealTimers();
  });

  test('AUTH-116 a reset signs the guest out everywhere', async () => {
    const { email, token, resetToken } = await guestWithToken();
    await reset(email, resetToken);
    expect((await app.get('/categories/dining', { token })).status).toBe(401);
    expect(app.disconnected).toContain(Number(token.split('|')[0]));
  });

  test('AUTH-46 accepts a reset token once', async () => {
    const { email, resetToken } = await guestWithToken();
    expect((await reset(email, resetToken)).status).toBe(200);
    const again = await reset(email, resetToken, 'Another88');
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual({
      token: ['This reset has expired. Please restart the process.'],
    });
  });

  test('AUTH-46 accepts one of two concurrent resets with one token', async () => {
    const { email, resetToken } = await guestWithToken();
    const both = [reset(email, resetToken, 'Harbour77'), reset(email, resetToken, 'Harbour78')];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('AUTH-46 accepts a reset token for its own guest only', async () => {
    const { resetToken } = await guestWithToken();
    const other = await guestOfItsOwn();
    expect((await reset(other.email, resetToken)).status).toBe(422);
    expect((await reset('nobody@example.com', resetToken)).status).toBe(422);
    const { email, password } = other;
    expect((await app.post('/login', { email, password })).status).toBe(200);
  });

  test('stores no usable reset token', async () => {
    const { id, resetToken } = await guestWithToken();
    const [row] = await app.db.select().from(resetTokens).where(eq(resetTokens.user_id, id));
    expect(row?.secret_hash).not.toBe(resetToken);
  });

  test.each([
    ['short1', 'short1', 'password', 'Must be at least 8 characters'],
    ['lettersonly', 'lettersonly', 'password', 'Must be alphanumeric'],
    ['Harbour77', 'Harbour78', 'password_confirmation', 'Passwords do not match.'],
  ])(
    'AUTH-100 applies the sign-up rules to a reset: %s',
    async (password, password_confirmation, field, message) => {
      const { email, resetToken } = await guestWithToken();
      const body = { email, token: resetToken, password, password_confirmation };
      const rejected = await app.post('/reset-password', body);
      expect(rejected.status).toBe(422);
      expect(rejected.body.errors).toEqual({ [field]: [message] });
      expect((await reset(email, resetToken)).status).toBe(200);
    },
  );

  test('AUTH-38 requires e-mail and token for a reset', async () => {
    const { status, body } = await app.post('/reset-password', {
      password: 'Harbour77',
      password_confirmation: 'Harbour77',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['Email is required'], token: ['Token is required'] });
  });

  // Last, since the test clock only moves forward.
  test('AUTH-44 a code expires after ten minutes', async () => {
    const [early, late] = [await guestWithCode(), await guestWithCode()];
    app.advanceMinutes(9);
    expect((await app.post('/verify-otp', { email: early.email, otp: early.code })).status).toBe(
      200,
    );
    app.advanceMinutes(2);
    expect((await app.post('/verify-otp', { email: late.email, otp: late.code })).status).toBe(422);
  });

  test('AUTH-46 a reset token expires after fifteen minutes', async () => {
    const { email, resetToken } = await guestWithToken();
    app.advanceMinutes(16);
    expect((await reset(email, resetToken)).status).toBe(422);
  });

  test('a login with the old password does not survive a concurrent reset', async () => {
    const { email, password, resetToken } = await guestWithToken();
    const logins = Array.from({ length: 12 }, () => app.post('/login', { email, password }));
    expect((await reset(email, resetToken)).status).toBe(200);
    for (const { status, body } of await Promise.all(logins)) {
      expect([200, 422]).toContain(status);
      const token: string | undefined = body.data?.token;
      expect((await app.get('/categories/dining', { token })).status).toBe(401);
    }
  });
});
