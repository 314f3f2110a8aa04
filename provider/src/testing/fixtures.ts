import { randomUUID } from 'node:crypto';
import { hashPassword } from '../auth/passwords.ts';
import { issueToken } from '../auth/tokens.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { DemoHotel } from '../demo/demo-hotel.ts';
import { grandPlaza } from '../demo/grand-plaza.ts';
import { storeHotel } from '../demo/store-hotel.ts';

/** What a test's hotel has different from Grand Plaza. */
export type HotelOverrides = {
  hotel?: Partial<DemoHotel['hotel']>;
  settings?: DemoHotel['settings'];
  quickInfo?: DemoHotel['quickInfo'];
  amenities?: DemoHotel['amenities'];
  categories?: DemoHotel['categories'];
};
export type TestHotel = { id: number; slug: string };

export type GuestOverrides = { name?: string; email?: string; phone?: string; password?: string };
export type TestGuest = Required<GuestOverrides> & { id: number; token: string };

const MEDIA_BASE = '/api/media';

/** A hotel of a test's own: Grand Plaza under another slug, with what the test wants different. */
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
    }),
  );
  return { id, slug };
}

/** A guest of a test's own, signed in. */
export async function createGuest(
  db: Database,
  hotel: TestHotel,
  overrides: GuestOverrides = {},
): Promise<TestGuest> {
  const {
    name = 'Test Guest',
    email = `guest-${randomUUID()}@example.com`,
    phone = '+447700900100',
    password = 'Welcome123',
  } = overrides;
  const password_hash = await hashPassword(password);
  const now = new Date();
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name, email, phone, password_hash, hotel_id: hotel.id, created_at: now })
      .returning();
    if (!user) throw new Error('The guest was not stored');
    return { id: user.id, name, email, phone, password, token: await issueToken(tx, user, now) };
  });
}
