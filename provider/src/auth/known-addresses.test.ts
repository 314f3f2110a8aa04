import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownAddresses } from '../db/schema/accounts.ts';
import { rateLimits } from '../db/schema/server-state.ts';
import { countHit } from '../http/rate-limit.ts';
import { createGuest, createHotel, type TestGuest, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { requesterOf } from './known-addresses.ts';
import { LOGINS_BY_ADDRESS } from './login.ts';

const DAY_MINUTES = 24 * 60;
const WRONG_CODE = 'Invalid code. Please check it, or ask for a new one.';

describe('known addresses and limits', () => {
  let app: TestApp;
  let hotel: TestHotel;
  /** The guest's own address, a new one for each test. */
  let home = '192.0.2.0';
  beforeEach(() => {
    home = `192.0.2.${Number(home.split('.')[3]) + 1}`;
  });
  beforeAll(async () => {
    app = await testApp();
    hotel = await createHotel(app.db);
  });
  afterAll(() => app.close());

  const login = ({ email, password }: TestGuest, address?: string) =>
    app.post('/login', { email, password }, { ...(address ? { address } : {}) });
  const forgot = (email: string, address?: string) =>
    app.post('/forget-password', { email }, { ...(address ? { address } : {}) });
  const verify = (email: string, otp: string, address?: string) =>
    app.post('/verify-otp', { email, otp }, { ...(address ? { address } : {}) });
  const reset = (email: string, token: string, password = 'Harbour77') =>
    app.post('/reset-password', { email, token, password, password_confirmation: password });
  const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  /** Creates a guest who signed in from `home` before. */
  async function guestAtHome(): Promise<TestGuest> {
    const guest = await createGuest(app.db, hotel);
    expect((await login(guest, home)).status).toBe(200);
    return guest;
  }
  async function askForCode(email: string, address?: string): Promise<string> {
    expect((await forgot(email, address)).status).toBe(200);
    return app.code(email);
  }
  /** Uses up the wrong tries of an account from different addresses. */
  async function useUpTries(email: string, code: string, tries = 20) {
    for (let index = 0; index < tries; index += 1) await verify(email, wrongCode(code));
  }
  const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token');

  test("AUTH-51 AUTH-110 a correct password succeeds at a known address despite strangers' attempts", async () => {
    const guest = await guestAtHome();
    const wrong = { ...guest, password: 'Wrong1234' };
    await Promise.all(Array.from({ length: 30 }, () => login(wrong)));
    expect((await login(guest)).status).toBe(429);
    const others = Array.from({ length: 601 }, () =>
      countHit(app.deps, LOGINS_BY_ADDRESS, home).catch(() => undefined),
    );
    await Promise.all(others);
    const neighbour = await createGuest(app.db, hotel);
    expect((await login(neighbour, home)).status).toBe(429);
    expect((await login(guest, home)).status).toBe(200);
    expect((await login(guest)).status, 'the strangers go on waiting').toBe(429);
  });

  test.each([
    ['/forget-password', 'code address'],
    ['/verify-otp', 'verify address'],
  ])(
    'AUTH-55 %s rejects strangers at an address over its limit, but not a known guest',
    async (path, limit) => {
      const guest = await guestAtHome();
      const stranger = await createGuest(app.db, hotel);
      const statusFor = async ({ email }: TestGuest, otp = '0000') =>
        (await app.post(path, { email, otp }, { address: home })).status;
      const code = await askForCode(guest.email, home);
      await statusFor(stranger);
      const hits = 10_000;
      await app.db
        .update(rateLimits)
        .set({ points: hits })
        .where(like(rateLimits.key, `${limit} %`));
      expect(await statusFor(stranger)).toBe(429);
      expect(await statusFor(guest, code)).toBe(200);
    },
  );

  test('AUTH-111 a known address has few tries, which lock no other address', async () => {
    const guest = await guestAtHome();
    const elsewhere = '2001:db8:0:40::1';
    await login(guest, elsewhere);
    const wrong = { ...guest, password: 'Wrong1234' };
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await login(wrong, home)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    const limited = await login(guest, home);
    expect(limited.status).toBe(429);
    expect(limited.body.message).toBe('Too many attempts. Please try again in 15 minutes.');
    expect((await login(guest, '2001:db8:0:40::2')).status).toBe(200);
  });

  test('AUTH-51 AUTH-110 the guest can sign in at once where a new password was set', async () => {
    const guest = await createGuest(app.db, hotel);
    const wrong = { ...guest, password: 'Wrong1234' };
    await Promise.all(Array.from({ length: 30 }, () => login(wrong)));
    for (let tries = 0; tries < 10; tries += 1) await login(wrong, home);
    const { body } = await verify(guest.email, await askForCode(guest.email, home), home);
    const { email } = guest;
    const password = 'Harbour77';
    const sent = { email, token: body.data.token, password, password_confirmation: password };
    expect((await app.post('/reset-password', sent, { address: home })).status).toBe(200);
    expect((await login({ ...guest, password }, home)).status).toBe(200);
  });

  test('AUTH-52 five wrong tries of a stranger leave the code valid at other addresses', async () => {
    const { email } = await createGuest(app.db, hotel);
    const code = await askForCode(email, home);
    const strangerAddress = '198.51.100.1';
    for (let tries = 0; tries < 5; tries += 1)
      await verify(email, wrongCode(code), strangerAddress);
    expect((await verify(email, code, strangerAddress)).status).toBe(422);
    expect((await verify(email, code, home)).status).toBe(200);
  });

  test('AUTH-113 a requester who used up the tries of a code gets a link', async () => {
    const { email } = await createGuest(app.db, hotel);
    const code = await askForCode(email, home);
    for (let tries = 0; tries < 5; tries += 1) await verify(email, wrongCode(code), home);
    await app.post('/resend-otp', { email }, { address: home });
    expect(await app.code(email)).toContain('/reset-password#');
    expect(await askForCode(email, '198.51.100.2')).toBe(code);
  });

  test('AUTH-53 AUTH-114 after ten wrong tries codes are rejected with the same message and a link is mailed', async () => {
    const { email } = await createGuest(app.db, hotel);
    const code = await askForCode(email);
    await useUpTries(email, code);
    const rejected = await verify(email, code);
    expect([rejected.status, rejected.body.message]).toEqual([422, WRONG_CODE]);
    const response = await forgot(email);
    expect(response.body.message).toBe('Check your email for reset instructions.');
    expect(await app.code(email)).toMatch(/^https:/);
  });

  test('AUTH-53 counts the wrong codes of an account for a hundred days', async () => {
    const { email } = await createGuest(app.db, hotel);
    await useUpTries(email, await askForCode(email));
    app.advanceMinutes(99 * DAY_MINUTES);
    expect(await askForCode(email)).toMatch(/^https:/);
    app.advanceMinutes(2 * DAY_MINUTES);
    const code = await askForCode(email);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('AUTH-53 AUTH-114 an unknown address gets the same responses throughout', async () => {
    const { email } = await createGuest(app.db, hotel);
    const all = [];
    for (const requestedEmail of [email, 'nobody-patient@example.com']) {
      const code = await askForCode(requestedEmail);
      const responses = [];
      for (let tries = 0; tries < 12; tries += 1)
        responses.push(await verify(requestedEmail, wrongCode(code)));
      responses.push(
        await forgot(requestedEmail),
        await reset(requestedEmail, 'no-token-of-anybody'),
      );
      expect(await app.code(requestedEmail)).toMatch(/^https:/);
      all.push(responses.map(({ status, body }) => [status, body]));
    }
    expect(all[1]).toEqual(all[0]);
  });

  test('AUTH-115 codes still work at a known address, with its own few tries', async () => {
    const { email } = await guestAtHome();
    await useUpTries(email, await askForCode(email));
    const code = await askForCode(email, home);
    expect(code).toMatch(/^\d{4}$/);
    expect((await verify(email, code)).status).toBe(422);
    expect((await verify(email, code, home)).status).toBe(200);
    for (let codes = 0; codes < 2; codes += 1) {
      const next = await askForCode(email, home);
      for (let tries = 0; tries < 5; tries += 1) await verify(email, wrongCode(next), home);
      app.advanceMinutes(11);
    }
    expect(await askForCode(email, home)).toMatch(/^https:/);
  });

  test('AUTH-54 a live code is mailed again and its ten minutes restart', async () => {
    const { email } = await createGuest(app.db, hotel);
    const code = await askForCode(email, home);
    app.advanceMinutes(9);
    expect(await askForCode(email, '198.51.100.3')).toBe(code);
    app.advanceMinutes(9);
    expect((await verify(email, code, home)).status).toBe(200);
  });

  test('AUTH-118 a new code is issued after use or expiry', async () => {
    const { email } = await createGuest(app.db, hotel);
    const codes = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      codes.add(await askForCode(email));
      app.advanceMinutes(11);
    }
    expect(codes.size).toBeGreaterThan(1);
  });

  test('AUTH-118 issues a new code after a code was used', async () => {
    const { email } = await guestAtHome();
    const codes = new Set<string>();
    for (let times = 0; times < 4; times += 1) {
      const code = await askForCode(email, home);
      codes.add(code);
      expect((await verify(email, code, home)).status).toBe(200);
    }
    expect(codes.size).toBeGreaterThan(1);
  });

  test("AUTH-55 strangers do not use up the guest's mails at a known address", async () => {
    const { email } = await guestAtHome();
    for (let times = 0; times < 6; times += 1) expect((await forgot(email)).status).toBe(200);
    expect((await forgot(email)).status).toBe(429);
    const code = await askForCode(email, home);
    expect((await verify(email, code, home)).status).toBe(200);
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await forgot(email, home)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const neighbour = await guestAtHome();
    expect((await forgot(neighbour.email, home)).status).toBe(200);
  });

  test('AUTH-120 hundreds of forgotten passwords do not block their address', async () => {
    const address = '203.0.113.9';
    const { email } = await createGuest(app.db, hotel);
    const requests = Array.from({ length: 220 }, (_, index) =>
      forgot(index < 20 ? 'one@example.com' : `many-${index}@example.com`, address),
    );
    await Promise.all(requests);
    expect((await forgot(email, address)).status).toBe(200);
  });

  test("AUTH-56 AUTH-121 the link opens the guest's hotel at PUBLIC_URL and works once", async () => {
    const { email } = await createGuest(app.db, hotel);
    await useUpTries(email, await askForCode(email));
    await forgot(email);
    const link = new URL(await app.code(email));
    expect(link.origin + link.pathname).toBe(
      `https://stay.example.com/${hotel.slug}/reset-password`,
    );
    expect(link.search).toBe('');
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      email,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const token = tokenOf(link.href) ?? '';
    expect((await reset(email, token)).status).toBe(200);
    const again = await reset(email, token, 'Another88');
    expect(again.body.message).toBe('This reset has expired. Please restart the process.');
  });

  test('AUTH-121 AUTH-116 a new link keeps earlier links valid, a new password revokes all', async () => {
    const { email } = await createGuest(app.db, hotel);
    await useUpTries(email, await askForCode(email));
    const links = [];
    for (let times = 0; times < 3; times += 1) links.push(await askForCode(email));
    const [first = '', second = '', third = ''] = links.map((link) => tokenOf(link) ?? '');
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await reset(email, second)).status).toBe(200);
    for (const token of [first, third]) expect((await reset(email, token)).status).toBe(422);
  });

  test('AUTH-121 the link is valid for thirty minutes', async () => {
    const [early, late] = [await createGuest(app.db, hotel), await createGuest(app.db, hotel)];
    const links = [];
    for (const { email } of [early, late]) {
      await useUpTries(email, await askForCode(email));
      links.push(tokenOf(await askForCode(email)) ?? '');
    }
    app.advanceMinutes(29);
    expect((await reset(early.email, links[0] ?? '')).status).toBe(200);
    app.advanceMinutes(2);
    expect((await reset(late.email, links[1] ?? '')).status).toBe(422);
  });

  test('AUTH-121 a valid link works after a stranger sent three hundred wrong ones', async () => {
    const { email } = await createGuest(app.db, hotel);
    const { body } = await verify(email, await askForCode(email));
    const password = 'Harbour77';
    const sent = { email, password, password_confirmation: password };
    const from = { address: '203.0.113.10' };
    const wrong = () => app.post('/reset-password', { ...sent, token: 'made-up' }, from);
    await Promise.all(Array.from({ length: 301 }, wrong));
    expect((await wrong()).status).toBe(429);
    const { status } = await app.post('/reset-password', { ...sent, token: body.data.token }, from);
    expect(status).toBe(200);
  });

  test('AUTH-59 stores ten unreadable addresses per guest for 90 days', async () => {
    const guest = await guestAtHome();
    for (let network = 0; network < 11; network += 1) {
      app.advanceMinutes(1);
      await login(guest, `198.51.100.${network}`);
    }
    const rows = () =>
      app.db.select().from(knownAddresses).where(eq(knownAddresses.user_id, guest.id));
    expect(await rows()).toHaveLength(10);
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|@/);
    const wrong = { ...guest, password: 'Wrong1234' };
    const lockOthers = () => Promise.all(Array.from({ length: 30 }, () => login(wrong)));
    await lockOthers();
    expect((await login(guest, home)).status).toBe(429);
    expect((await login(guest, '198.51.100.10')).status).toBe(200);
    app.advanceMinutes(91 * DAY_MINUTES);
    await lockOthers();
    expect((await login(guest, '198.51.100.10')).status).toBe(429);
  });

  test('AUTH-59 using an address again restarts its 90 days', async () => {
    const guest = await guestAtHome();
    const lockOthers = () =>
      Promise.all(Array.from({ length: 30 }, () => login({ ...guest, password: 'Wrong1234' })));
    app.advanceMinutes(60 * DAY_MINUTES);
    expect((await login(guest, home)).status).toBe(200);
    app.advanceMinutes(60 * DAY_MINUTES);
    await lockOthers();
    expect((await login(guest, home)).status).toBe(200);
  });

  test("AUTH-59 keeps a guest's ten most recently used addresses and evicts none of another guest", async () => {
    const neighbour = await guestAtHome();
    const guest = await createGuest(app.db, hotel);
    const signInFrom = async (...networks: number[]) => {
      for (const network of networks) {
        app.advanceMinutes(1);
        expect((await login(guest, `203.0.113.${network}`)).status).toBe(200);
      }
    };
    await signInFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11);
    const knows = async ({ email }: TestGuest, address: string) =>
      (await requesterOf(app.deps, email, address)).known;
    expect(await knows(guest, '203.0.113.1')).toBe(true);
    expect(await knows(guest, '203.0.113.2')).toBe(false);
    expect(await knows(neighbour, home)).toBe(true);
    expect(await knows(neighbour, '203.0.113.1')).toBe(false);
    const deps = { ...app.deps, secret: 'another'.repeat(5) };
    const { known } = await requesterOf(deps, guest.email, '203.0.113.1');
    expect(known, 'with another secret').toBe(false);
  });

  test('FAULT-37 FAULT-46 an attacker has ten tries over months, and the guest can still sign in', async () => {
    const guest = await guestAtHome();
    const { email } = guest;
    let triesTaken = 0;
    for (let day = 0; day < 60; day += 1) {
      app.advanceMinutes(DAY_MINUTES);
      const code = await askForCode(email);
      if (!/^\d{4}$/.test(code)) continue;
      for (let tries = 0; tries < 4; tries += 1) await verify(email, wrongCode(code));
      // The correct code after the guesses shows whether they counted.
      if ((await verify(email, code)).status === 200) triesTaken += 4;
    }
    expect(triesTaken).toBeLessThanOrEqual(10);
    const token = tokenOf(await askForCode(email)) ?? '';
    expect((await reset(email, token)).status).toBe(200);
    expect((await login({ ...guest, password: 'Harbour77' }, home)).status).toBe(200);
  });
});
