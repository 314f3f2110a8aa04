import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { and, eq } from 'drizzle-orm';
import { categoriesOf, treeOf } from '../categories/tree.ts';
import { hotelSettings, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { hotelBySlug } from './hotel-by-slug.ts';
import { settingsFields } from './settings-fields.ts';

export const hotel = defineCall({
  name: 'getHotel',
  summary: 'A hotel with its settings and its category tree',
  method: 'get',
  path: '/hotels/:slug',
  access: 'public',
  answer: HotelAnswer,
  success: 200,
  refusals: [404],
  async handle({ params, deps: { db } }) {
    const found = await hotelBySlug(db, params.slug);
    if (!found) throw notFound('Hotel');
    const settings = await db
      .select(settingsFields)
      .from(hotelSettings)
      .where(eq(hotelSettings.hotel_id, found.id));
    const [admin] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.hotel_id, found.id), eq(users.role, 'admin')))
      .orderBy(users.id);
    const categories = treeOf(await categoriesOf(db, found.id));
    return { data: { ...found, settings, admin_id: admin?.id ?? null, categories } };
  },
});
