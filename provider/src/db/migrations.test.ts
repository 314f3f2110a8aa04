import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { cheapPasswords } from '../testing/cheap-passwords.ts';
import { TEST_SERVER, temporaryDatabase } from '../testing/temporary-database.ts';
import { type Database, MIGRATIONS, type OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { codes, resetTokens, users } from './schema/accounts.ts';
import { chatMessages, messages, requests } from './schema/correspondence.ts';
import { categories, checklistGroups, hotels } from './schema/hotels.ts';

/** Data in the format of the first release. */
const BEFORE = [
  "insert into hotels (slug, name, city) values ('grand-plaza', 'Grand Plaza', 'London')",
  "insert into categories (hotel_id, name, slug, advert_type) values (1, 'Dining', 'dining', 'gold')",
  "insert into users (hotel_id, name, email, password_hash, created_at) values (1, 'Noor', 'noor@example.com', 'x', now())",
  "insert into codes (email, user_id, code_hmac, created_at, expires_at) values ('noor@example.com', 1, 'x', now(), now())",
  "insert into reset_tokens (secret_hash, user_id, expires_at) values ('x', 1, now())",
];

type Kind = {
  name: string;
  /** Creates a database at the first migration with the `BEFORE` data. */
  old: (migrations: string) => Promise<{
    open: (prepare: (db: Database) => Promise<void>) => Promise<OpenDatabase>;
    drop: () => Promise<void>;
  }>;
};

const KINDS: Kind[] = [
  {
    name: 'PGlite',
    old: async (migrationsFolder) => {
      const directory = mkdtempSync(join(tmpdir(), 'foyer-old-'));
      const client = await PGlite.create(join(directory, 'db'));
      await migrate(drizzle({ client }), { migrationsFolder });
      for (const statement of BEFORE) await client.exec(statement);
      await client.close();
      return {
        open: (prepare) => openPglite(directory, prepare),
        drop: async () => rmSync(directory, { recursive: true }),
      };
    },
  },
];
if (TEST_SERVER) {
  KINDS.push({
    name: 'PostgreSQL',
    old: async (migrationsFolder) => {
      const { url, drop } = await temporaryDatabase();
      const pool = new pg.Pool({ connectionString: url });
      await migratePg(drizzlePg({ client: pool }), { migrationsFolder });
      for (const statement of BEFORE) await pool.query(statement);
      await pool.end();
      return { open: (prepare) => openPostgres(url, prepare), drop };
    },
  });
}

describe.each(KINDS)('a database of the first release on $name', ({ old }) => {
  const first = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
  let opened: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.slice(0, 1);
    mkdirSync(join(first, 'meta'));
    writeFileSync(join(first, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    cpSync(join(MIGRATIONS, `${entries[0].tag}.sql`), join(first, `${entries[0].tag}.sql`));
    const oldDatabase = await old(first);
    drop = oldDatabase.drop;
    opened = await oldDatabase.open((db) =>
      seedDemo(db, { mediaBase: '/api/media', now: new Date(), passwords: cheapPasswords }),
    );
  });
  afterAll(async () => {
    await opened.close();
    await drop();
    rmSync(first, { recursive: true });
  });

  test('API-17 keeps all data, gets the new columns, and gets no demo data', async () => {
    const { db } = opened;
    expect(await db.select().from(hotels)).toMatchObject([
      {
        slug: 'grand-plaza',
        name: 'Grand Plaza',
        city: 'London',
        latitude: null,
        check_in_time: null,
        country: null,
        synonyms: null,
      },
    ]);
    expect(await db.select().from(categories)).toMatchObject([
      { slug: 'dining', advert_type: 'gold', own: null, tags: null },
    ]);
    expect(await db.select().from(users)).toMatchObject([
      { email: 'noor@example.com', mail_messages: true, check_out_date: null },
    ]);
    expect(await db.select().from(codes)).toMatchObject([
      { email: 'noor@example.com', user_id: 1 },
    ]);
    expect(await db.select().from(resetTokens)).toMatchObject([{ secret_hash: 'x', user_id: 1 }]);
    expect(await db.select().from(checklistGroups)).toEqual([]);
    const newRequest = {
      hotel_id: 1,
      user_id: 1,
      kind: 'enquiry' as const,
      created_at: new Date(),
    };
    const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '1' };
    await db.insert(requests).values({ ...newRequest, ...contactDetails });
    expect(await db.select().from(requests)).toMatchObject([
      { category_id: null, changed_at: null, answer_seen_at: null, answer_mailed_at: null },
    ]);
    const newMessage = { hotel_id: 1, guest_id: 1, created_at: new Date() };
    await db.insert(chatMessages).values({ ...newMessage, body: 'Hello' });
    await db.insert(messages).values({ ...newMessage, subject: 'Late', message: 'After midnight' });
    expect(await db.select().from(chatMessages)).toMatchObject([{ seen_at: null }]);
    expect(await db.select().from(messages)).toMatchObject([{ parent_id: null }]);
  });
});
