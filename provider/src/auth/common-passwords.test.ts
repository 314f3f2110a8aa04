import { randomUUID } from 'node:crypto';
import { NewPassword } from '@foyer/shared/contracts/provider/sign-up.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { RegisterBody, ResetPasswordBody } from './payloads.ts';

const TOO_COMMON = 'This password is too common';

let app: TestApp;
let hotel: TestHotel;
beforeAll(async () => {
  app = await testApp();
  hotel = await createHotel(app.db);
});
afterAll(() => app.close());

const newGuest = (password: string) => ({
  name: 'Noor Ahmadi',
  email: `noor-${randomUUID()}@example.com`,
  phone: '+44 7700 900123',
  password,
  password_confirmation: password,
  hotel_slug: hotel.slug,
});
const register = (password: string) => app.post('/register', newGuest(password));

async function reset(password: string) {
  const { email } = await createGuest(app.db, hotel);
  await app.post('/forget-password', { email });
  const { body } = await app.post('/verify-otp', { email, otp: await app.code(email) });
  const sent = { email, token: body.data.token, password, password_confirmation: password };
  return app.post('/reset-password', sent);
}

test('AUTH-140 refuses more than 3,000 passwords that pass the other rules', () => {
  const common = dictionary['passwords-common'].filter((one) => NewPassword.safeParse(one).success);
  for (const schema of [RegisterBody, ResetPasswordBody]) {
    const refused = common.filter((password) => {
      const { error } = schema.safeParse({ ...newGuest(password), token: 'x' });
      return error?.issues.some(({ message }) => message === TOO_COMMON);
    });
    expect(refused).toEqual(common);
    expect(refused.length).toBeGreaterThan(3000);
  }
});

test.each(['Password1', 'qwerty123', 'QWERTY123', 'Welcome123'])(
  'AUTH-140 refuses %s at sign-up and as a new password',
  async (password) => {
    for (const set of [register, reset]) {
      const { status, body } = await set(password);
      expect([status, body.message]).toEqual([422, TOO_COMMON]);
      expect(body.errors).toEqual({ password: [TOO_COMMON] });
    }
  },
);

test('AUTH-140 reports the other rules first', async () => {
  const { body } = await register('password');
  expect(body.errors).toEqual({ password: ['Must be alphanumeric'] });
});

test('AUTH-141 a guest whose password is common signs in', async () => {
  const password = 'Password1';
  const { email } = await createGuest(app.db, hotel, { password });
  expect((await app.post('/login', { email, password })).status).toBe(200);
});

test('AUTH-142 takes a long password exactly as typed', async () => {
  const password = `  ${'Größe ✈ '.repeat(24)}7 `;
  expect(password.length).toBeGreaterThan(190);
  const guest = newGuest(password);
  expect((await app.post('/register', guest)).status).toBe(201);
  const { email } = guest;
  for (const other of [password.trim(), password.toUpperCase(), password.slice(0, 72)])
    expect((await app.post('/login', { email, password: other })).status).toBe(422);
  expect((await app.post('/login', { email, password })).status).toBe(200);
});
