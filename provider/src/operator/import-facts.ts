import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { hotelBySlug } from '../db/hotel-by-slug.ts';
import { hotelSettings, hotels, quickInfos } from '../db/schema.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { changedValues } from './changed-values.ts';
import { COLUMNS, withNulls } from './columns.ts';
import type { Change } from './records.ts';

/** Stores the hotel's own fields; adds the hotel when its slug is new. */
export async function importFacts(
  tx: Transaction,
  file: HotelFile,
): Promise<{ id: number; changes: Change[] }> {
  const { slug, name } = file;
  const wanted = { ...withNulls(file, COLUMNS.hotel), slug, name };
  const hotel = await hotelBySlug(tx, slug);
  if (!hotel) {
    const [row] = await tx.insert(hotels).values(wanted).returning({ id: hotels.id });
    if (!row) throw new Error(`The hotel ${slug} was not stored`);
    return { id: row.id, changes: factsAdded('hotel', wanted) };
  }
  const changed = changedValues(hotel, wanted);
  if (changed) await tx.update(hotels).set(changed).where(eq(hotels.id, hotel.id));
  return { id: hotel.id, changes: factsChanged('hotel', changed ?? {}) };
}

/** Stores a hotel's settings. */
export async function importSettings(
  tx: Transaction,
  hotel_id: number,
  settings: NonNullable<HotelFile['settings']>,
): Promise<Change[]> {
  const { allow_checkin, allow_pre_arrival } = settings;
  const wanted = {
    ...withNulls(settings, COLUMNS.settings),
    allow_checkin: allow_checkin ?? false,
    allow_pre_arrival: allow_pre_arrival ?? false,
  };
  const own = eq(hotelSettings.hotel_id, hotel_id);
  const [row] = await tx.select().from(hotelSettings).where(own);
  if (!row) {
    await tx.insert(hotelSettings).values({ ...wanted, hotel_id });
    return factsAdded('settings', settings);
  }
  const changed = changedValues(row, wanted);
  if (!changed) return [];
  await tx.update(hotelSettings).set(changed).where(own);
  return factsChanged('settings', changed);
}

/** Stores a hotel's quick info. */
export async function importQuickInfo(
  tx: Transaction,
  hotel_id: number,
  { additional_amenities: _, ...facts }: NonNullable<HotelFile['quick_info']>,
): Promise<Change[]> {
  const { onsite_parking_rate, nearby_parking_rate } = facts;
  const wanted = {
    ...withNulls(facts, COLUMNS.quick_info),
    onsite_parking_rate: onsite_parking_rate?.toString() ?? null,
    nearby_parking_rate: nearby_parking_rate?.toString() ?? null,
  };
  const own = eq(quickInfos.hotel_id, hotel_id);
  const [row] = await tx.select().from(quickInfos).where(own);
  if (!row) {
    await tx.insert(quickInfos).values({ ...wanted, hotel_id });
    return factsAdded('quick_info', facts);
  }
  const changed = changedValues(row, wanted);
  if (!changed) return [];
  await tx.update(quickInfos).set(changed).where(own);
  return factsChanged('quick_info', changed);
}

type Of = Change['of'];

function factsAdded(of: Of, facts: object): Change[] {
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return given.map(([name]) => ({ of, kind: 'added', name }));
}

function factsChanged(of: Of, facts: object): Change[] {
  return Object.keys(facts).map((name) => ({ of, kind: 'changed', name }));
}
