import { HotelResponse, PROVIDER_FEATURES } from '@foyer/shared/contracts/provider/hotel.ts';
import { eq } from 'drizzle-orm';
import { hotelBySlug, settingsFields } from '../db/hotels.ts';
import { hotelSettings } from '../db/schema/hotels.ts';
import { adminIdsOf } from '../db/users.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { categoriesOf, treeOf } from './category-tree.ts';

export const hotel = defineCall({
  name: 'getHotel',
  summary: 'A hotel with its settings and its category tree',
  description:
    "The gateway calls it to render a page, the app to refresh it. `settings[0]` holds the hotel's brand; a missing setting has a default. `welcome_message` and `description` may hold HTML, which the app sanitises. Optional: `timezone` (IANA), `language` (BCP 47, the language of the page), `check_in_time` (`15:00`, when rooms are ready), `latitude` and `longitude` (the origin of distances), `admin_id` (the receiver of chat messages) and `features` (optional features of this provider). Features: `requests-state`: `GET /requests` is served. `history-pages`: the chat takes `before_id` and `limit`. `seen`: `…/seen` is served and published to the other side. `typing`: `/quick-chat/typing` is served and published to the other side. `mail-preference`: `/mail-preference` is served, and guests get mail about unseen messages. `idempotency-keys`: a repeated `Idempotency-Key` gets the first response. 404 means that the hotel does not exist, any other error that it is unavailable now.",
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
      features: [...PROVIDER_FEATURES],
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
  response: HotelResponse,
  errors: [404],
  async handle({ params, deps: { db } }) {
    const found = await hotelBySlug(db, params.slug);
    if (!found) throw notFound('Hotel');
    const settings = await db
      .select(settingsFields)
      .from(hotelSettings)
      .where(eq(hotelSettings.hotel_id, found.id));
    const [admin_id = null] = await adminIdsOf(db, found.id);
    const categories = treeOf(await categoriesOf(db, found.id));
    return {
      data: { ...found, settings, admin_id, features: [...PROVIDER_FEATURES], categories },
    };
  },
});
