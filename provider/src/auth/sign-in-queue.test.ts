import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { CHEAP } from '../testing/cheap-passwords.ts';
import { createGuest, createHotel, type TestGuest } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { signInQueue } from './sign-in-queue.ts';

type Options = { known?: boolean; email?: string; fails?: boolean };

/** Queues sign-ins, which `next` and `finish` end in the order of their start. */
function crowd(limits: Parameters<typeof signInQueue>[0] = {}) {
  const queue = signInQueue(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const settle = () => new Promise(setImmediate);
  return {
    started,
    refused,
    running,
    /** Queues the sign-in `name` from an address. */
    async arrive(name: string, address: string, options: Options = {}) {
      const { known = false, email = `${name}@example.com`, fails = false } = options;
      const attempt = queue({ email, address, known }, async () => {
        started.push(name);
        await new Promise<void>((resolve) => running.push(resolve));
        if (fails) throw new HttpError(422, 'wrong');
      });
      void attempt.catch(({ status }) => status === 503 && refused.push(name));
      await settle();
    },
    /** Ends the longest-running sign-in. */
    async next() {
      running.shift()?.();
      await settle();
    },
    /** Ends all sign-ins, also those that wait. */
    async finish() {
      while (running.length > 0) {
        running.shift()?.();
        await settle();
      }
      return started;
    },
  };
}

const STRANGER = '198.51.100.1';
const HOTEL = '192.0.2.1';
const HOME = '203.0.113.1';

describe('order of sign-ins', () => {
  test('API-35 leaves a core and a thread to all other work', async () => {
    const { arrive, running } = crowd();
    for (let index = 0; index < 20; index += 1) await arrive(`${index}`, HOTEL);
    expect(running).toHaveLength(Math.max(1, Math.min(availableParallelism(), 4) - 1));
  });

  test('API-87 takes a hundred guests of one hotel at once and refuses the next with a 503', async () => {
    const { arrive, finish, refused } = crowd({ concurrent: 1 });
    for (let index = 0; index < 102; index += 1) await arrive(`${index}`, HOTEL);
    expect(refused).toEqual(['101']);
    expect(await finish()).toEqual(Array.from({ length: 101 }, (_, index) => `${index}`));
  });

  test('AUTH-135 guests at known addresses go first', async () => {
    const { arrive, finish } = crowd({ concurrent: 1 });
    for (const name of ['running', 'one', 'two']) await arrive(name, STRANGER);
    await arrive('known', STRANGER, { known: true });
    await arrive('known elsewhere', HOME, { known: true });
    expect(await finish()).toEqual(['running', 'known', 'known elsewhere', 'one', 'two']);
  });

  test('AUTH-136 a guest at a known address gets a place in a full queue', async () => {
    const { arrive, finish, refused } = crowd({ concurrent: 1, maxWaiting: 3 });
    await arrive('running', STRANGER);
    for (const last of [2, 3, 4]) await arrive(`unknown ${last}`, `198.51.100.${last}`);
    await arrive('known', HOME, { known: true });
    expect(refused).toEqual(['unknown 4']);
    await arrive('unknown 5', '198.51.100.5');
    expect(refused).toEqual(['unknown 4', 'unknown 5']);
    expect(await finish()).toEqual(['running', 'known', 'unknown 2', 'unknown 3']);
  });

  test('AUTH-137 addresses take turns, and the longest line gives its place away', async () => {
    const { arrive, finish, refused } = crowd({ concurrent: 1, maxWaiting: 4 });
    await arrive('running', HOME);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await arrive(name, STRANGER);
    await arrive('b1', HOTEL);
    await arrive('b2', HOTEL);
    expect(refused).toEqual(['a4', 'a3']);
    expect(await finish()).toEqual(['running', 'a1', 'b1', 'a2', 'b2']);
  });

  test('AUTH-137 all addresses of an IPv6 network count as one', async () => {
    const { arrive, finish } = crowd({ concurrent: 1 });
    await arrive('running', HOME);
    for (const index of [1, 2]) await arrive(`a${index}`, `2001:db8:0:7::${index}`);
    await arrive('b1', '2001:db8:0:8::1');
    expect(await finish()).toEqual(['running', 'a1', 'b1', 'a2']);
  });

  test('AUTH-138 an address that sent wrong passwords goes behind those where guests sign in', async () => {
    const { arrive, next, finish } = crowd({ concurrent: 1 });
    for (const name of ['wrong 1', 'wrong 2']) {
      await arrive(name, STRANGER, { fails: true });
      await next();
    }
    for (let index = 1; index <= 3; index += 1) {
      await arrive(`right ${index}`, HOTEL);
      await next();
    }
    await arrive('running', HOME);
    await arrive('stranger', STRANGER);
    await arrive('guest 1', HOTEL);
    await arrive('guest 2', HOTEL);
    expect((await finish()).slice(5)).toEqual(['running', 'guest 1', 'guest 2', 'stranger']);
  });

  test('AUTH-138 one account that signs in again and again goes behind other known guests', async () => {
    const { arrive, next, finish } = crowd({ concurrent: 1 });
    const again = { known: true, email: 'again@example.com' };
    for (let index = 1; index <= 3; index += 1) {
      await arrive(`again ${index}`, HOTEL, again);
      await next();
    }
    await arrive('running', STRANGER);
    await arrive('again 4', HOTEL, again);
    await arrive('guest', HOTEL, { known: true });
    expect((await finish()).slice(3)).toEqual(['running', 'guest', 'again 4']);
  });

  test('AUTH-138 a flood of wrong passwords from 200 addresses refuses no right guest', async () => {
    const { arrive, next, finish, refused, started } = crowd({ concurrent: 1 });
    // Four attempts arrive while one is compared.
    let attacks = 0;
    const attack = () => arrive('attack', `10.0.0.${(attacks++ * 7) % 200}`, { fails: true });
    for (let index = 1; index <= 800; index += 1) {
      await attack();
      if (index % 4 === 0) await next();
    }
    for (let guest = 1; guest <= 7; guest += 1) {
      await arrive(`guest ${guest}`, `192.0.2.${guest}`, { known: guest % 2 === 0 });
      for (let index = 0; index < 6; index += 1) await attack();
    }
    const before = started.length;
    await finish();
    expect(refused.filter((name) => name !== 'attack')).toEqual([]);
    const guests = started.slice(before, before + 7);
    expect(guests).toEqual([2, 4, 6, 1, 3, 5, 7].map((guest) => `guest ${guest}`));
  });
});

describe('sign-ins of the app', () => {
  let app: TestApp;
  let guest: TestGuest;
  /** Holds every comparison until `open` is called. */
  let gate = Promise.withResolvers<void>();
  const compared: string[] = [];
  beforeAll(async () => {
    app = await testApp();
    const { verify } = createPasswords({ cost: CHEAP });
    app.deps.passwords.verify = async (hash, password) => {
      compared.push(password);
      await gate.promise;
      return verify(hash, password);
    };
    app.deps.queueSignIn = signInQueue({ concurrent: 1, maxWaiting: 2 });
    guest = await createGuest(app.db, await createHotel(app.db));
  });
  afterAll(() => app.close());

  const attack = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      app.post('/login', { email: `nobody-${index}@example.com`, password: `Wrong-${index}-1` }),
    );

  test('API-87 AUTH-135 a guest with a token goes first, and the call answers 503 without a place', async () => {
    const { email, password, token } = guest;
    // One is compared, two wait.
    const strangers = attack(4);
    const refused = await Promise.race(strangers);
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(refused?.body.message).toBe(
      'Many guests are signing in right now. Please try again in a moment.',
    );
    const answered = vi.fn();
    for (const stranger of strangers) void stranger.then(answered);
    const signedIn = app.post('/login', { email, password }, { token });
    await expect.poll(() => answered.mock.calls.length).toBe(2);
    gate.resolve();
    expect((await signedIn).status).toBe(200);
    expect(compared[1]).toBe(password);
    const statuses = (await Promise.all(strangers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([422, 422, 503, 503]);
    gate = Promise.withResolvers();
    gate.resolve();
  });
});
