import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '../mail/queue.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { codes, knownAddresses, resetTokens, tokens } from './schema/accounts.ts';
import { idempotencyKeys, mails, rateLimits } from './schema/server-state.ts';
import { sweep, vacuum } from './sweep.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const TABLES = [codes, idempotencyKeys, knownAddresses, mails, rateLimits, resetTokens, tokens];

describe.each(DATABASES)('the sweep on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(open);
  });
  afterAll(() => app.close());

  async function rows(): Promise<Record<string, number>> {
    const counts = TABLES.map(async (table) => [getTableName(table), await app.db.$count(table)]);
    return Object.fromEntries(await Promise.all(counts));
  }

  test('deletes expired rows and keeps all others', async () => {
    const email = 'guest@grand-plaza.test';
    const headers = { 'Idempotency-Key': 'k' };
    await app.post('/login', { email, password: 'Welcome123' }, { headers });
    await app.post('/forget-password', { email });
    await app.post('/verify-otp', { email, otp: await app.code(email) });
    await app.post('/resend-otp', { email });
    await app.db.transaction((tx) =>
      queueMail(tx, { to: email, subject: 'x', text: 'y' }, { deliver: true }),
    );

    await sweep(app.db);
    const remaining = await rows();
    for (const table of TABLES) expect(remaining[getTableName(table)]).toBeGreaterThan(0);

    app.advanceMinutes(100 * MINUTES_OF_A_DAY);
    await sweep(app.db);
    expect(Object.values(await rows())).toEqual(TABLES.map(() => 0));
  });

  test('API-111 deleted rows leave their space to new ones', async () => {
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const expired = Array.from({ length: 1000 }, () => ({
        ...{ key_hash: randomUUID(), sender: '1', request_hmac: 'x', answer: 'y' },
        expires_at: new Date(0),
      }));
      await app.db.insert(idempotencyKeys).values(expired);
      await sweep(app.db);
      await vacuum(app.db);
      const size = sql`(select pg_total_relation_size('idempotency_keys') as size) as sizes`;
      const [row] = await app.db.select({ size: sql<number>`size` }).from(size);
      sizes.push(Number(row?.size));
    }
    expect(sizes.at(-1)).toBeLessThan(3 * (sizes[0] ?? 0));
  });
});
