import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { hotels, users } from '../db/schema.ts';
import type { DemoHotel } from './demo-hotel.ts';
import { grandPlaza } from './grand-plaza.ts';
import { seasideInn } from './seaside-inn.ts';
import { storeHotel } from './store-hotel.ts';

/** Of every demo guest and admin (API-11); they exist only beside demo hotels. */
export const DEMO_PASSWORD = 'Welcome123';

/** Fills a database without any hotel with the demo data; leaves every other one alone. */
export async function seedDemo(db: Database, { mediaBase, now }: { mediaBase: string; now: Date }) {
  const [existing] = await db.select({ id: hotels.id }).from(hotels).limit(1);
  if (existing) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    for (const demo of [grandPlaza(mediaBase), seasideInn(mediaBase)]) {
      const hotel_id = await storeHotel(tx, demo);
      const common = { hotel_id, password_hash, created_at: now };
      await tx.insert(users).values(people(demo).map((person) => ({ ...person, ...common })));
    }
  });
}

function people({ guest, admin }: DemoHotel) {
  return [
    { role: 'admin' as const, name: HOTEL_ADMIN, email: admin.email },
    { role: 'guest' as const, ...guest },
  ];
}
