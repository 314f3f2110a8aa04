import { QuickInfoAnswer } from '@foyer/shared/contracts/hotel';
import { asc, eq } from 'drizzle-orm';
import { amenities, hotelAmenities, quickInfos } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { hotelBySlug } from './hotel-by-slug.ts';

/** Only for guests of the hotel: it holds the wifi password. */
export const quickInfo = defineCall({
  name: 'getQuickInfo',
  summary: "Practical facts of the guest's hotel",
  method: 'get',
  path: '/hotels/:slug/quick-info',
  access: 'signed-in',
  answer: QuickInfoAnswer,
  success: 200,
  refusals: [404],
  async handle({ params, principal, deps: { db } }) {
    const hotel = await hotelBySlug(db, params.slug);
    if (hotel?.id !== principal.hotelId) throw notFound('Hotel');
    const [info] = await db.select().from(quickInfos).where(eq(quickInfos.hotel_id, hotel.id));
    if (!info) return { data: null };
    const offered = await db
      .select({ amenity: amenities, description: hotelAmenities.description })
      .from(hotelAmenities)
      .innerJoin(amenities, eq(amenities.id, hotelAmenities.amenity_id))
      .where(eq(hotelAmenities.hotel_id, hotel.id))
      .orderBy(asc(amenities.id));
    const additional_amenities = offered.map(({ amenity, description }) => ({
      ...amenity,
      pivot: { description },
    }));
    const { hotel_id: _, ...facts } = info;
    return { data: { ...facts, additional_amenities } };
  },
});
