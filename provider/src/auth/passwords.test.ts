import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP } from '../testing/cheap-passwords.ts';
import { createGuest, createHotel, type TestGuest } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createPasswords } from './passwords.ts';

const WRONG_PASSWORD = 'x';
const gate = { now: 0, most: 0, opened: Promise.resolve() };
const passwords = createPasswords({
  cost: CHEAP,
  async compare(hash, password) {
    gate.now += 1;
    gate.most = Math.max(gate.most, gate.now);
    await gate.opened;
    gate.now -= 1;
    return password !== WRONG_PASSWORD && verify(hash, password);
  },
});

/** Holds every password comparison until the gate opens. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opened = promise;
  gate.most = 0;
  return resolve;
}

const outcomeOf = (password: Promise<boolean>) =>
  password.then(
    () => 'compared',
    (error) => error.status,
  );

test("hashes a password with OWASP's minimum cost", async () => {
  expect(await createPasswords().hash('Lantern42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('rejects every password of an unknown account', async () => {
  const acceptsAny = createPasswords({ cost: CHEAP, compare: async () => true });
  expect(await acceptsAny.verify(undefined, 'Lantern42')).toBe(false);
});

describe('API-35 API-87 concurrent sign-ins', () => {
  let app: TestApp;
  let guest: TestGuest;
  beforeAll(async () => {
    app = await testApp();
    app.deps.passwords = passwords;
    guest = await createGuest(app.db, await createHotel(app.db));
  });
  afterAll(() => app.close());

  test('compares four passwords at a time and rejects sign-ins beyond a hundred waiting ones', async () => {
    const known = await passwords.hash(guest.password);
    const open = closeGate();
    // Known and unknown accounts wait alike.
    const crowd = Array.from({ length: 150 }, (_, index) =>
      outcomeOf(passwords.verify(index % 2 ? undefined : known, WRONG_PASSWORD)),
    );
    await expect.poll(() => gate.now).toBe(4);
    open();
    const ends = await Promise.all(crowd);
    expect(gate.most).toBe(4);
    expect(ends).toEqual(ends.map((_, index) => (index < 104 ? 'compared' : 503)));
  });

  test('the call answers 503 and accepts the sign-in once the queue has room', async () => {
    const open = closeGate();
    const crowd = Array.from({ length: 104 }, () => passwords.verify(undefined, WRONG_PASSWORD));
    const credentials = { email: guest.email, password: guest.password };
    const { status, headers, body } = await app.post('/login', credentials);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect(body.message).toBe(
      'Many guests are signing in right now. Please try again in a moment.',
    );
    open();
    await Promise.all(crowd);
    expect((await app.post('/login', credentials)).status).toBe(200);
  });
});
