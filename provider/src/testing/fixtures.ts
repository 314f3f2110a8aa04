import { randomUUID } from 'node:crypto';
import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import { sql } from 'drizzle-orm';
import { issueToken } from '../auth/tokens.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { chatMessages } from '../db/schema/correspondence.ts';
import { grandPlaza } from '../demo/grand-plaza.ts';
import { DEMO_PASSWORD } from '../demo/seed.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { storeHotel } from '../operator/store-hotel.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** Overrides parts of Grand Plaza for a test's hotel. */
export type HotelOverrides = Partial<HotelFile>;
export type TestHotel = { id: number; slug: string };

export type GuestOverrides = { name?: string; email?: string; phone?: string; password?: string };
export type TestGuest = Required<GuestOverrides> & { id: number; token: string };
export type TestAdmin = { id: number; email: string; password: string; token: string };
/** A test's hotel with a signed-in guest and admin. */
export type TestAccounts = { hotel: TestHotel; guest: TestGuest; admin: TestAdmin };

/** Omits content that guests only read. */
export const BARE: HotelOverrides = { categories: [], checklist: [] };

/** The provider's secret in tests. */
export const TEST_SECRET = 'a secret of the tests, thirty-two characters';

const MEDIA_BASE = '/api/media';

/** Creates a test's hotel: Grand Plaza under another slug with overrides. */
export async function createHotel(
  db: Database,
  overrides: HotelOverrides = {},
): Promise<TestHotel> {
  const { settings, quick_info, ...demo } = grandPlaza(MEDIA_BASE);
  const slug = overrides.slug ?? `hotel-${randomUUID().slice(0, 8)}`;
  const { id } = await db.transaction((tx) =>
    storeHotel(tx, {
      ...demo,
      ...overrides,
      slug,
      settings: { ...settings, ...overrides.settings },
      quick_info: { ...quick_info, ...overrides.quick_info },
    }),
  );
  return { id, slug };
}

/** Creates a test's guest, signed in. */
export async function createGuest(
  db: Database,
  hotel: TestHotel,
  overrides: GuestOverrides = {},
): Promise<TestGuest> {
  const {
    name = 'Test Guest',
    // Short, since tests type it key by key.
    email = `g-${randomUUID().slice(0, 8)}@a.test`,
    phone = '+447700900100',
    password = DEMO_PASSWORD,
  } = overrides;
  const signedIn = await createUser(db, { name, email, phone, hotel_id: hotel.id }, password);
  return { ...signedIn, name, email, phone, password };
}

/** Creates a long chat, one message a minute until now; every third is the hotel's. */
export async function createChat(
  db: Database,
  hotel: TestHotel,
  { guest, admin, messages }: { guest: { id: number }; admin: { id: number }; messages: number },
): Promise<void> {
  const numbered = sql`
    select number, now() - (${messages}::integer - number) * interval '1 minute' as time,
      case number % 3 when 0 then array[${admin.id}, ${guest.id}]
        else array[${guest.id}, ${admin.id}] end::integer[] as ids
    from generate_series(1, ${messages}::integer) as number`;
  await db.execute(sql`
    insert into ${chatMessages}
      (hotel_id, guest_id, from_user_id, to_user_id, body, created_at, seen_at)
    select ${hotel.id}, ${guest.id}, ids[1], ids[2],
      'Line ' || number || ', ' || repeat('and so on ', number % 9), time, time
    from (${numbered}) as numbered order by number`);
}

/** Creates an admin, signed in, with the e-mail address that `pnpm desk --hotel` uses. */
export async function createAdmin(db: Database, { id, slug }: TestHotel): Promise<TestAdmin> {
  const email = `admin@${slug}.test`;
  const admin = { name: HOTEL_ADMIN, role: 'admin' as const, email, hotel_id: id };
  return { ...(await createUser(db, admin, DEMO_PASSWORD)), email, password: DEMO_PASSWORD };
}

async function createUser(
  db: Database,
  user: Omit<typeof users.$inferInsert, 'password_hash' | 'created_at'>,
  password: string,
): Promise<{ id: number; token: string }> {
  const password_hash = await cheapPasswords.hash(password);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...user, password_hash })
      .returning();
    if (!row) throw new Error(`${user.email} was not stored`);
    return { id: row.id, token: await issueToken(tx, { secret: TEST_SECRET }, row) };
  });
}
