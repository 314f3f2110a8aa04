import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hotels } from './schema.ts';

/** Finds a hotel by slug. Skips the query for text that is no slug and may not be storable. */
export async function hotelBySlug(db: Database, slug: string) {
  if (!isSlug(slug)) return undefined;
  const [hotel] = await db.select().from(hotels).where(eq(hotels.slug, slug));
  return hotel;
}
