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
    "The gateway calls it to render a page, the app to refresh it. `settings[0]` holds the hotel's brand; a missing setting has a default. `welcome_message` and `description` may hold HTML, which the app sanitises. Optional: `timezone` (IANA), `country` (ISO 3166-1 alpha-2), `synonyms` (groups of words with the same meaning, for search), `language` (BCP 47, the language of the page), `check_in_time` (`15:00`, when rooms are ready), `latitude` and `longitude` (the origin of distances), `admin_id` (the receiver of chat messages) and `features` (optional features of this provider). Features: `requests-state`: `GET /requests` is served. `requests-change`: `PUT /requests/{id}` is served. `history-pages`: the chat takes `before_id` and `limit`. `seen`: `…/seen` is served and published to the other side. `typing`: `/quick-chat/typing` is served and published to the other side. `mail-preference`: `/mail-preference` is served, and guests get mail about unseen messages and answers. `idempotency-keys`: a repeated `Idempotency-Key` gets the first response. 404 means that the hotel does not exist, any other error that it is unavailable now.",
  method: 'get',
  path: '/hotels/:slug',
  access: 'public',
  response: HotelResponse,
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
