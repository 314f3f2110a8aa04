import { randomUUID } from 'node:crypto';
import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import { issueToken } from '../auth/tokens.ts';
import type { Database } from '../db/database.ts';
import { chatMessages, users } from '../db/schema.ts';
import type { DemoHotel } from '../demo/demo-hotel.ts';
import { grandPlaza } from '../demo/grand-plaza.ts';
import { DEMO_PASSWORD } from '../demo/seed.ts';
import { storeHotel } from '../demo/store-hotel.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** Overrides parts of Grand Plaza for a test's hotel. */
export type HotelOverrides = {
  hotel?: Partial<DemoHotel['hotel']>;
  settings?: DemoHotel['settings'];
  quickInfo?: DemoHotel['quickInfo'];
  amenities?: DemoHotel['amenities'];
  categories?: DemoHotel['categories'];
  checklist?: DemoHotel['checklist'];
};
export type TestHotel = { id: number; slug: string };

export type GuestOverrides = { name?: string; email?: string; phone?: string; password?: string };
export type TestGuest = Required<GuestOverrides> & { id: number; token: string };
export type TestAdmin = { id: number; email: string; password: string; token: string };

const MEDIA_BASE = '/api/media';

/** Creates a test's hotel: Grand Plaza under another slug with overrides. */
export async function createHotel(
  db: Database,
  overrides: HotelOverrides = {},
): Promise<TestHotel> {
  const demo = grandPlaza(MEDIA_BASE);
  const slug = overrides.hotel?.slug ?? `hotel-${randomUUID().slice(0, 8)}`;
  const id = await db.transaction((tx) =>
    storeHotel(tx, {
      hotel: { ...demo.hotel, ...overrides.hotel, slug },
      settings: { ...demo.settings, ...overrides.settings },
      quickInfo: { ...demo.quickInfo, ...overrides.quickInfo },
      amenities: overrides.amenities ?? demo.amenities,
      categories: overrides.categories ?? demo.categories,
      checklist: overrides.checklist ?? demo.checklist,
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

const BATCH = 1000;

/** Creates a long chat, one message a minute until now; every third is the hotel's. */
export async function createChat(
  db: Database,
  hotel: TestHotel,
  { guest, admin, messages }: { guest: { id: number }; admin: { id: number }; messages: number },
): Promise<void> {
  const now = Date.now();
  const messageAt = (number: number) => {
    const ids = number % 3 === 0 ? [admin.id, guest.id] : [guest.id, admin.id];
    const [from_user_id, to_user_id] = ids;
    const created_at = new Date(now - (messages - number) * 60_000);
    const body = `Line ${number}, ${'and so on '.repeat(number % 9)}`;
    const owner = { hotel_id: hotel.id, guest_id: guest.id, from_user_id, to_user_id };
    return { ...owner, body, created_at, seen_at: created_at };
  };
  for (let first = 1; first <= messages; first += BATCH) {
    const count = Math.min(BATCH, messages - first + 1);
    await db
      .insert(chatMessages)
      .values(Array.from({ length: count }, (_, index) => messageAt(first + index)));
  }
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
  const created_at = new Date();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...user, password_hash, created_at })
      .returning();
    if (!row) throw new Error(`${user.email} was not stored`);
    return { id: row.id, token: await issueToken(tx, row, created_at) };
  });
}
