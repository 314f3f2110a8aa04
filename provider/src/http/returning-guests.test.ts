import { hash } from 'node:crypto';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { tokens, users } from '../db/schema/accounts.ts';
import { randomSecret, sha256 } from '../lib/secrets.ts';
import { BARE, createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { Env } from './call.ts';
import { CALL_RATES } from './call-limit.ts';

const GUESTS = 500;
const ADDRESS = '192.0.2.1';

let app: TestApp;
let hotel: TestHotel;
beforeAll(async () => {
  app = await testApp();
  hotel = await createHotel(app.db, BARE);
});
afterAll(() => app.close());

type Guest = { id: number; token: string };

/** Stores signed-in guests in two statements. */
async function createGuests(name: string): Promise<Guest[]> {
  const hotel_id = hotel.id;
  const guests = await app.db
    .insert(users)
    .values(
      Array.from({ length: GUESTS }, (_, index) => ({
        hotel_id,
        name,
        email: `${hash('md5', name)}-${index}@a.test`,
        password_hash: '',
      })),
    )
    .returning({ id: users.id });
  const secrets = guests.map(randomSecret);
  const expires_at = new Date(Date.now() + 1_000_000);
  const issued = await app.db
    .insert(tokens)
    .values(
      guests.map(({ id }, index) => ({
        user_id: id,
        hotel_id,
        secret_hash: sha256(secrets[index] ?? ''),
        expires_at,
      })),
    )
    .returning({ id: tokens.id, user_id: tokens.user_id });
  return issued.map(({ id, user_id }, index) => ({
    id: user_id,
    token: `${id}|${secrets[index]}`,
  }));
}

async function statusOf(served: Hono<Env>, { token }: Guest, path: string, body?: object) {
  const { status } = await served.request(
    path,
    {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: ADDRESS } } },
  );
  return status;
}

/** Reconnects, then signs out; each call reaches the next process. */
async function returnAndLeave(processes: Hono<Env>[], guest: Guest, index: number) {
  let turn = index;
  const call = (path: string, body?: object) => {
    turn += 1;
    return statusOf(processes[turn % processes.length] as Hono<Env>, guest, path, body);
  };
  const socket_id = '12.34';
  const channel_name = `private-quick-chat.${guest.id}`;
  const reconnected = await Promise.all([
    call(endpoints.quickChat()),
    call(endpoints.broadcastingUserAuth, { socket_id }),
    call(endpoints.broadcastingAuth, { socket_id, channel_name }),
  ]);
  return [...reconnected, await call(endpoints.logout, {})];
}

test.each([1, 3])(
  'API-99 500 guests behind one address reconnect and sign out after a restart, processes: %i',
  async (count) => {
    const guests = await createGuests(`Guest of ${count}`);
    const processes = Array.from({ length: count }, () => createApp(app.deps));
    const statuses = await Promise.all(
      guests.map((guest, index) => returnAndLeave(processes, guest, index)),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const [served] = processes as [Hono<Env>];
    if (count === 1) {
      const again = guests.map((guest) => statusOf(served, guest, endpoints.logout, {}));
      expect(new Set(await Promise.all(again)), 'a repeated sign-out').toEqual(new Set([401]));
    }
  },
);

test('API-112 a guest who signed in returns after a restart, though strangers used up the budget', async () => {
  const { id, email, password } = await createGuest(app.db, hotel);
  const { body } = await app.post(endpoints.login, { email, password });
  const unknownTokens = { burst: 3, perSecond: 0.001 };
  const restarted = createApp(app.deps, { ...CALL_RATES, unknownTokens });
  const statusFor = (token: string) => statusOf(restarted, { id, token }, endpoints.quickChat());
  const secret = randomSecret();
  const proofOfAnother = body.data.token.slice(-secret.length);
  for (let stranger = 0; stranger < 3; stranger += 1)
    expect(await statusFor(`${stranger}|${secret}${proofOfAnother}`)).toBe(401);
  expect(await statusFor(`3|${secret}`)).toBe(429);
  expect(await statusFor(body.data.token)).toBe(200);
});
