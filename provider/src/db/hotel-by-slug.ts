import { isSlug } from '@foyer/shared/addresses/slug';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hotels } from './schema.ts';

/** Text that cannot be a slug is not asked for: it may not even be storable. */
export async function hotelBySlug(db: Database, slug: string) {
  if (!isSlug(slug)) return undefined;
  const [hotel] = await db.select().from(hotels).where(eq(hotels.slug, slug));
  return hotel;
}
