import * as z from '@foyer/shared/schema';
import { Hotel } from './hotel.ts';

/**
 * The hotel record as the gateway inlines it (`<script type="application/json" id="foyer-hotel">`):
 * settings, head fields and top-level categories. `state` says why `hotel` is null:
 * `unknown` when the provider does not know the slug, `unreachable` when it could not be asked;
 * `default` is the slug that never has one. `fetched_at`, in milliseconds since the epoch, is the
 * oldest time since which the record is known to say this; `fresh` where it said so a moment ago.
 */
export const InlinedHotel = z.object({
  slug: z.string(),
  state: z.enum(['ok', 'unknown', 'unreachable', 'default']),
  hotel: z.nullable(Hotel),
  fetched_at: z.number(),
  fresh: z.optional(z.boolean()),
});
export type InlinedHotel = z.infer<typeof InlinedHotel>;

/** Element ids of the two inlined JSON documents. */
export const COMPOSITION_ELEMENT = 'foyer-composition';
export const HOTEL_ELEMENT = 'foyer-hotel';

/** Cookie without any secret that the shell sets while somebody is signed in. */
export const SIGNED_IN_COOKIE = 'foyer_in';
