import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { hotels } from '../db/schema/hotels.ts';
import type { Passwords } from '../http/deps.ts';
import { storeHotel } from '../operator/store-hotel.ts';
import { grandPlaza } from './grand-plaza.ts';
import { harbourHouse } from './harbour-house.ts';
import { seasideInn } from './seaside-inn.ts';

/** Password of every demo guest and admin (API-50), who belong to demo hotels only. */
export const DEMO_PASSWORD = 'Welcome123';

const NIGHTS_UNTIL_ARRIVAL = 3;
const NIGHTS = 4;
const DAY_MS = 86_400_000;

/**
 * Computes the demo guests' stay from the day on which the demo data are stored.
 * Home first shows the nights until arrival, then the nights left.
 */
export function demoStay(now: Date, timezone: string) {
  const dayAfter = (nights: number) => dayAt(now.getTime() + nights * DAY_MS, timezone);
  return {
    check_in_date: dayAfter(NIGHTS_UNTIL_ARRIVAL),
    check_in_time: '04:30 PM',
    check_out_date: dayAfter(NIGHTS_UNTIL_ARRIVAL + NIGHTS),
  };
}

/** Stores the demo data in a database without hotels; changes no other database. */
export async function seedDemo(
  db: Database,
  { mediaBase, now, passwords }: { mediaBase: string; now: Date; passwords: Passwords },
) {
  const [existing] = await db.select({ id: hotels.id }).from(hotels).limit(1);
  if (existing) return;
  const password_hash = await passwords.hash(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    for (const demo of [grandPlaza(mediaBase), seasideInn(mediaBase), harbourHouse(mediaBase)]) {
      const { id: hotel_id } = await storeHotel(tx, demo);
      const common = { hotel_id, password_hash, created_at: now };
      const guest = {
        name: 'Amelia Hart',
        phone: '+447700900123',
        ...demoStay(now, demo.timezone),
      };
      await tx.insert(users).values([
        { ...common, role: 'admin', name: HOTEL_ADMIN, email: `admin@${demo.slug}.test` },
        { ...common, role: 'guest', ...guest, email: `guest@${demo.slug}.test` },
      ]);
    }
  });
}
