import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idempotencyKeys, mails, users } from '../db/schema.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { claimOrReplay } from './idempotency.ts';

function newcomer() {
  return {
    name: 'Noor Ahmadi',
    email: `noor-${randomUUID()}@example.com`,
    phone: '+447700900123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'seaside-inn',
  };
}

describe.each(DATABASES)('submitting twice on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(open);
  });
  afterAll(() => app.close());
  afterEach(() => vi.useRealTimers());

  const keyed = (key: string = randomUUID()) => ({ headers: { 'Idempotency-Key': key } });
  const guestsCalled = (email: string) => app.db.select().from(users).where(eq(users.email, email));

  it('says on every answer that it knows the key', async () => {
    for (const { headers } of [
      await app.get('/hotels/grand-plaza'),
      await app.post('/login', {}),
    ]) {
      expect(headers.get('Idempotency-Supported')).toBe('true');
    }
  });

  it('FAULT-19 a retry after the server committed gets the first answer and one record', async () => {
    const [guest, key] = [newcomer(), keyed()];
    const first = await app.post('/register', guest, key);
    const second = await app.post('/register', guest, key);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await guestsCalled(guest.email)).toHaveLength(1);
  });

  it('FAULT-26 ten submissions at once get one answer and make one record', async () => {
    const [guest, key] = [newcomer(), keyed()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.post('/register', guest, key)),
    );
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, answers[0]?.body]);
    }
    expect(await guestsCalled(guest.email)).toHaveLength(1);
  });

  it('sends one mail for a double click on "send me a code"', async () => {
    const { email } = await createGuest(app.db, await createHotel(app.db));
    const key = keyed();
    await Promise.all([1, 2, 3].map(() => app.post('/forget-password', { email }, key)));
    expect(await app.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
  });

  it('repeats the token of a verified code, which is worth nothing a second time', async () => {
    const { email } = await createGuest(app.db, await createHotel(app.db));
    await app.post('/forget-password', { email });
    const [body, key] = [{ email, otp: await app.code(email) }, keyed()];
    const [first, second] = [
      await app.post('/verify-otp', body, key),
      await app.post('/verify-otp', body, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.body.data.token).toMatch(/^[\w-]{43}$/);
    expect((await app.post('/verify-otp', body)).status).toBe(422);
  });

  it('keeps no answer that the database alone could tell', async () => {
    const { email, password } = await createGuest(app.db, await createHotel(app.db));
    const key = randomUUID();
    const { body } = await app.post('/login', { email, password }, keyed(key));
    const rows = JSON.stringify(await app.db.select().from(idempotencyKeys));
    for (const secret of [key, password, body.data.token, email])
      expect(rows).not.toContain(secret);
  });

  it('refuses the same key for another body', async () => {
    const key = keyed();
    expect((await app.post('/register', newcomer(), key)).status).toBe(201);
    const { status, body } = await app.post('/register', newcomer(), key);
    expect(status).toBe(422);
    expect(body.message).toBe('This Idempotency-Key was used for another request.');
  });

  it('lets a refused submission be tried again with the same key', async () => {
    const [guest, key] = [newcomer(), keyed()];
    const refused = await app.post('/register', { ...guest, hotel_slug: 'no-such' }, key);
    expect(refused.status).toBe(422);
    expect((await app.post('/register', guest, key)).status).toBe(201);
  });

  it('keeps the keys of two guests and of two calls apart', async () => {
    const hotel = await createHotel(app.db);
    const [one, other] = [await createGuest(app.db, hotel), await createGuest(app.db, hotel)];
    const key = randomUUID();
    const statuses = [];
    for (const { token } of [one, other]) {
      statuses.push((await app.post('/logout', null, { token, ...keyed(key) })).status);
    }
    expect(statuses).toEqual([200, 200]);
    expect((await app.get('/categories/dining', { token: other.token })).status).toBe(401);
  });

  it.each(['', 'ü', 'with space', 'k'.repeat(201)])('refuses the key %j', async (key) => {
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
    expect(
      (await app.post('/forget-password', { email: 'a@example.com' }, { headers })).status,
    ).toBe(422);
  });

  it('FAULT-26 tells who has waited ten seconds for the first answer to come again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const submission = { key: randomUUID(), principal: 'anonymous', path: '/x', body: '{}' };
    const start = new Date();
    const deps = { ...app.deps, now: () => start };
    await claimOrReplay(deps, submission);
    const waiting = claimOrReplay(deps, submission);
    vi.setSystemTime(start.getTime() + 10_001);
    await expect(waiting).rejects.toMatchObject({ status: 409, retryAfter: 1 });
  });

  // From here the clock is turned.
  it('takes over the claim of a process that died, whose own late answer is then rolled back', async () => {
    const submission = { key: randomUUID(), principal: 'anonymous', path: '/x', body: '{}' };
    const dead = await claimOrReplay(app.deps, submission);
    app.pass(1);
    const heir = await claimOrReplay(app.deps, submission);
    if (typeof dead === 'string' || typeof heir === 'string')
      throw new Error('expected two claims');
    await expect(dead.keep('late', app.db)).rejects.toMatchObject({
      status: 409,
      message: 'This request is still being processed.',
      retryAfter: 1,
    });
    await heir.keep('answer', app.db);
    expect(await claimOrReplay(app.deps, submission)).toBe('answer');
  });

  it('lets a retry through while it waits, seconds after the process died', async () => {
    const submission = { key: randomUUID(), principal: 'anonymous', path: '/x', body: '{}' };
    await claimOrReplay(app.deps, submission);
    const retry = claimOrReplay(app.deps, submission);
    app.pass(9 / 60);
    expect(await retry).toHaveProperty('keep');
  });

  it('forgets a key after a day', async () => {
    const [guest, key] = [newcomer(), keyed()];
    await app.post('/register', guest, key);
    app.pass(24 * 60 + 1);
    expect((await app.post('/register', guest, key)).body.errors).toHaveProperty('email');
  });
});
