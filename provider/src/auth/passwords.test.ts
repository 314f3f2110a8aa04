import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuest, createHotel, type TestGuest } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const NOBODYS = 'x';
const gate = vi.hoisted(() => ({ now: 0, most: 0, opened: Promise.resolve() }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  async function verify(hash: string, password: string): Promise<boolean> {
    gate.now += 1;
    gate.most = Math.max(gate.most, gate.now);
    await gate.opened;
    gate.now -= 1;
    return password !== NOBODYS && argon2.verify(hash, password);
  }
  return { hash: argon2.hash, verify };
});

/** Nobody's password is compared before the gate is opened. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opened = promise;
  gate.most = 0;
  return resolve;
}

const tried = (password: Promise<boolean>) =>
  password.then(
    () => 'compared',
    (error) => error.status,
  );

describe.each(DATABASES)('API-35 many who sign in at once on $name', ({ open }) => {
  let app: TestApp;
  let guest: TestGuest;
  beforeAll(async () => {
    app = await testApp(open);
    guest = await createGuest(app.db, await createHotel(app.db));
  });
  afterAll(() => app.close());

  it('have four passwords compared at a time, and are told to come again beyond a hundred', async () => {
    const known = await hashPassword(guest.password);
    const open = closeGate();
    // Whether there is such an account makes no difference to who has to wait.
    const crowd = Array.from({ length: 150 }, (_, index) =>
      tried(verifyPassword(index % 2 ? undefined : known, NOBODYS)),
    );
    await expect.poll(() => gate.now).toBe(4);
    open();
    const ends = await Promise.all(crowd);
    expect(gate.most).toBe(4);
    expect(ends).toEqual(ends.map((_, index) => (index < 104 ? 'compared' : 503)));
  });

  it('hear it from the call, and are let in once there is room', async () => {
    const open = closeGate();
    const crowd = Array.from({ length: 104 }, () => verifyPassword(undefined, NOBODYS));
    const credentials = { email: guest.email, password: guest.password };
    const { status, headers } = await app.post('/login', credentials);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    open();
    await Promise.all(crowd);
    expect((await app.post('/login', credentials)).status).toBe(200);
  });
});
