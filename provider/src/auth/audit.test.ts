import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuest, createHotel, type TestGuest, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { signInQueue } from './sign-in-queue.ts';

const address = '192.0.2.33';
const NEW_PASSWORD = 'Harbour77';

let app: TestApp;
let hotel: TestHotel;
let guest: TestGuest;
/** Every secret of the test, which no line may hold. */
const secrets: string[] = [NEW_PASSWORD, 'Wrong1234', 'nobody@example.com'];
beforeAll(async () => {
  app = await testApp();
  hotel = await createHotel(app.db);
});
beforeEach(async () => {
  guest = await createGuest(app.db, hotel);
  secrets.push(guest.email, guest.password, guest.token);
  app.logged.length = 0;
});
afterAll(() => app.close());

/** Calls the app with a request id, and adds the answer's token to the secrets. */
async function post(path: string, body: unknown, { token }: { token?: string } = {}) {
  const headers = { 'X-Request-Id': `request-${randomUUID()}` };
  const answer = await app.post(path, body, { token, headers, address });
  if (answer.body.data?.token) secrets.push(answer.body.data.token);
  return answer;
}

/** Returns the audit lines since the last call, without the fields that every line has. */
function audited() {
  const lines = app.logged.splice(0);
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
  const parsed = lines.map((line) => JSON.parse(line));
  const requests = new Set(parsed.filter(({ path }) => path).map(({ requestId }) => requestId));
  return parsed
    .filter(({ audit }) => audit)
    .map(({ audit, userId, hotelId, requestId, level, msg, ...line }) => {
      expect([line.address, level, msg]).toEqual([address, 30, 'audit']);
      expect(requests, 'the line of the same call').toContain(requestId);
      return [audit, userId, hotelId];
    });
}

const whose = () => [guest.id, hotel.id];
const NOBODY = [undefined, undefined];

test('AUTH-143 AUTH-144 logs sign-ins, failed ones too, and sign-outs', async () => {
  const { email, password } = guest;
  await post('/login', { email, password: 'Wrong1234' });
  await post('/login', { email: 'nobody@example.com', password: 'Wrong1234' });
  expect(audited()).toEqual([
    ['sign-in failed', ...whose()],
    ['sign-in failed', ...NOBODY],
  ]);
  const { body } = await post('/login', { email, password }, { token: guest.token });
  expect(audited()).toEqual([
    ['signed in', ...whose()],
    ['signed out', ...whose()],
  ]);
  await post('/logout', null, { token: body.data.token });
  expect(audited()).toEqual([['signed out', ...whose()]]);
});

test('AUTH-143 AUTH-144 logs a sign-in beyond the limits', async () => {
  const { email } = guest;
  for (let tries = 0; tries < 10; tries += 1)
    await post('/login', { email, password: 'Wrong1234' });
  audited();
  expect((await post('/login', { email, password: 'Wrong1234' })).status).toBe(429);
  expect(audited()).toEqual([['sign-in refused', ...whose()]]);
});

test('AUTH-139 AUTH-143 a sign-in without a place is logged and counts against no limit', async () => {
  const { email, password } = guest;
  const { queueSignIn } = app.deps;
  app.deps.queueSignIn = signInQueue({ maxWaiting: 0 });
  const busy = Promise.withResolvers<void>();
  const places = Array.from({ length: 16 }, () =>
    app.deps.queueSignIn({ email, address: '192.0.2.34', known: true }, () => busy.promise),
  );
  void Promise.allSettled(places);
  for (let tries = 0; tries < 12; tries += 1)
    expect((await post('/login', { email, password })).status).toBe(503);
  expect(audited()).toEqual(Array.from({ length: 12 }, () => ['sign-in refused', ...whose()]));
  busy.resolve();
  app.deps.queueSignIn = queueSignIn;
  expect((await post('/login', { email, password })).status).toBe(200);
});

test('AUTH-143 AUTH-144 logs each step of a recovery', async () => {
  const { email } = guest;
  await post('/forget-password', { email });
  await post('/resend-otp', { email: 'nobody@example.com' });
  const code = await app.code(email);
  const otp = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await post('/verify-otp', { email, otp });
  await post('/verify-otp', { email: 'nobody@example.com', otp });
  const { body } = await post('/verify-otp', { email, otp: code });
  expect(audited()).toEqual([
    ['code requested', ...whose()],
    ['code requested', ...NOBODY],
    ['code wrong', ...whose()],
    ['code wrong', ...NOBODY],
    ['code accepted', ...whose()],
  ]);
  const sent = { email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  await post('/reset-password', { ...sent, token: 'made-up' });
  await post('/reset-password', { ...sent, token: body.data.token });
  expect(audited()).toEqual([
    ['password change refused', ...whose()],
    ['password changed', ...whose()],
    ['signed out everywhere', ...whose()],
  ]);
});

test('AUTH-143 AUTH-144 logs a sign-up once, also if it is repeated', async () => {
  const email = `noor-${randomUUID()}@example.com`;
  secrets.push(email, 'Noor Ahmadi', '900123');
  const sent = {
    ...{ name: 'Noor Ahmadi', email, phone: '+44 7700 900123', hotel_slug: hotel.slug },
    ...{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  };
  const { body } = await post('/register', sent);
  await post('/register', sent);
  expect(audited()).toEqual([['signed up', body.data.user.id, hotel.id]]);
});
