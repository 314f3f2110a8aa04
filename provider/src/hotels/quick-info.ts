import { QuickInfoResponse } from '@foyer/shared/contracts/provider/quick-info.ts';
import { asc, eq } from 'drizzle-orm';
import { hotelBySlug } from '../db/hotels.ts';
import { amenities, hotelAmenities, quickInfos } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';

/** Returns quick info to guests of the hotel only: it holds the wifi password. */
export const quickInfo = defineCall({
  name: 'getQuickInfo',
  summary: "Practical facts of the guest's hotel",
  description:
    "`opening_time` is when guests check in, `closing_time` when they check out; texts and rates are shown as they are. `pivot.description` of an amenity is the hotel's own text. Return quick info to guests of the hotel only.",
  example: {
    data: {
      id: 1,
      opening_time: '3:00 PM',
      closing_time: '11:00 AM',
      parking_description: 'Valet parking at the main door, day and night.',
      onsite_parking_rate: '£38 a night',
      nearby_parking_rate: '£24 a day at Mortimer Street',
      wifi_description: 'Fast everywhere in the house.',
      wifi_name: 'GrandPlaza-Guest',
      wifi_password: 'velvet-harp-29',
      additional_amenities: [
        {
          id: 1,
          name: 'Laundry',
          description: 'Washed, pressed and back in your wardrobe',
          pivot: { description: 'Handed in before nine, back by six the same day.' },
        },
      ],
      front_desk_message: 'Somebody is at the desk day and night.',
      front_phone_number: '+44 20 7946 0110',
      concierge: '+44 20 7946 0112',
      emergency_contact: '+44 20 7946 0199',
      room_service_start_time: '6:00 AM',
      room_service_end_time: '1:00 AM',
    },
  },
  method: 'get',
  path: '/hotels/:slug/quick-info',
  access: 'signed-in',
  response: QuickInfoResponse,
  errors: [404],
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
