import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { eq } from 'drizzle-orm';
import { categoriesOf, treeOf } from '../categories/tree.ts';
import { hotelBySlug } from '../db/hotel-by-slug.ts';
import { adminsOf } from '../db/people.ts';
import { hotelSettings } from '../db/schema.ts';
import { settingsFields } from '../db/settings-fields.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';

/** What this provider can do beyond the specification, at every hotel. */
const FEATURES = ['requests-state', 'history-pages', 'seen', 'typing', 'mail-preference'];

export const hotel = defineCall({
  name: 'getHotel',
  summary: 'A hotel with its settings and its category tree',
  tag: 'Hotel',
  description:
    'The gateway asks for it to write a page, the app to refresh it. `settings[0]` is how the hotel looks; a missing setting has a default. `welcome_message` and `description` may hold HTML, which the app sanitises. `timezone` (IANA), `language` (BCP 47, in which the page is written), `check_in_time` (`15:00`, from when rooms are ready), `latitude` and `longitude` (from where distances count), `admin_id` (who answers the chat) and `features` (what this provider can do besides) may be left out; of these `requests-state` means that `GET /requests` is served, `history-pages` that the chat takes `before_id` and `limit`, `seen` that `…/seen` is served and the other side hears of it, `typing` the same of `/quick-chat/typing`, `mail-preference` that `/mail-preference` is served and unseen messages are told by mail. 404 means that there is no such hotel, anything else that it cannot be told now.',
  example: {
    data: {
      id: 1,
      slug: 'grand-plaza',
      name: 'Grand Plaza',
      address: '12 Regent Square, London W1',
      city: 'London',
      timezone: 'Europe/London',
      language: 'en',
      check_in_time: '15:00',
      latitude: 51.5184,
      longitude: -0.139,
      welcome_title: 'Welcome to Grand Plaza',
      welcome_message: 'A calm address in the middle of everything.',
      description: '<p>Built in 1908 around a winter garden.</p>',
      phone: '+44 20 7946 0110',
      whatsapp: '+44 7700 900110',
      website: 'www.example.com/grand-plaza',
      admin_id: 1,
      features: FEATURES,
      settings: [
        {
          logo: 'https://cdn.example.com/logo.svg',
          primary_color: '#1e4a6e',
          secondary_color: '#b8924f',
          app_name: 'Grand Plaza',
          font_family: 'Figtree',
          banner_video: 'https://cdn.example.com/banner.avif',
          allow_checkin: true,
          allow_pre_arrival: true,
        },
      ],
      categories: [
        { id: 9, name: 'Dining', slug: 'dining', parent_id: null, order: 2, children: [] },
      ],
    },
  },
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
    const [admin_id = null] = await adminsOf(db, found.id);
    const categories = treeOf(await categoriesOf(db, found.id));
    return {
      data: { ...found, settings, admin_id, features: FEATURES, categories },
    };
  },
});
