import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { amenities, hotelAmenities } from '../db/schema/hotels.ts';

/** Reads a hotel's amenities; `pivot` holds the hotel's own description. */
export function amenitiesOf(db: Database, hotelId: number) {
  return db
    .select({
      id: amenities.id,
      name: amenities.name,
      description: amenities.description,
      pivot: { description: hotelAmenities.description },
    })
    .from(hotelAmenities)
    .innerJoin(amenities, eq(amenities.id, hotelAmenities.amenity_id))
    .where(eq(hotelAmenities.hotel_id, hotelId))
    .orderBy(asc(amenities.id));
}
