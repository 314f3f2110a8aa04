import { QuickInfoResponse } from '@foyer/shared/contracts/provider/quick-info.ts';
import { eq } from 'drizzle-orm';
import { hotelBySlug } from '../db/hotels.ts';
import { quickInfos } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { amenitiesOf } from './amenities.ts';

/** Returns quick info to guests of the hotel only: it holds the wifi password. */
export const quickInfo = defineCall({
  name: 'getQuickInfo',
  summary: "Practical facts of the guest's hotel",
  description:
    "`opening_time` is when guests check in, `closing_time` when they check out; texts and rates are shown as they are. `pivot.description` of an amenity is the hotel's own text. Return quick info to guests of the hotel only.",
  method: 'get',
  path: '/hotels/:slug/quick-info',
  access: 'signed-in',
  response: QuickInfoResponse,
  async handle({ params, principal, deps: { db } }) {
    const hotel = await hotelBySlug(db, params.slug);
    if (hotel?.id !== principal.hotelId) throw notFound('Hotel');
    const [info] = await db.select().from(quickInfos).where(eq(quickInfos.hotel_id, hotel.id));
    if (!info) return { data: null };
    const { hotel_id: _, ...facts } = info;
    return { data: { ...facts, additional_amenities: await amenitiesOf(db, hotel.id) } };
  },
});
