import * as z from '@foyer/shared/schema';
import { Hotel } from './provider/hotel.ts';

/**
 * The hotel record as the gateway inlines it (`<script type="application/json" id="foyer-hotel">`):
 * settings, head fields and top-level categories. `state` explains a null `hotel`: `unknown` if the
 * provider has no such slug, `unreachable` if the provider did not respond, `default` for the slug
 * without a hotel. `fetched_at`, in milliseconds since the epoch, is the oldest time since which the
 * record is unchanged; `fresh` marks a record that was fetched a moment ago.
 */
export const InlinedHotel = z.object({
  slug: z.string(),
  state: z.enum(['ok', 'unknown', 'unreachable', 'default']),
  hotel: z.nullable(Hotel),
  fetched_at: z.number(),
  fresh: z.optional(z.boolean()),
});
export type InlinedHotel = z.infer<typeof InlinedHotel>;

/** The part of the day at the hotel, for a greeting. */
export const DayPart = z.enum(['morning', 'afternoon', 'evening']);
export type DayPart = z.infer<typeof DayPart>;

/**
 * The description of a page's template, as the gateway inlines it (`id="foyer-template"`): its
 * release, its screen by mount path, and the day values it was filled with. Null in a page without a
 * template.
 */
export const InlinedTemplate = z.nullable(
  z.object({
    release: z.string(),
    screen: z.string(),
    day: z.optional(z.object({ date: z.string(), partOfDay: DayPart })),
    stay: z.boolean(),
    staySteps: z.optional(z.boolean()),
    /** The address it was filled for; an unknown segment is the name of its parameter. */
    pathname: z.optional(z.string()),
  }),
);
export type InlinedTemplate = z.infer<typeof InlinedTemplate>;

/** Element ids of the inlined JSON documents. */
export const COMPOSITION_ELEMENT = 'foyer-composition';
export const HOTEL_ELEMENT = 'foyer-hotel';
export const TEMPLATE_ELEMENT = 'foyer-template';

/** Element id of the notice that the app is loading or failed to load. */
export const LOADING_NOTICE_ELEMENT = 'foyer-loading-notice';

/** Cookie that the shell sets while a guest is signed in; it holds no secret. */
export const SIGNED_IN_COOKIE = 'foyer_signed_in';
/** Cookie that the shell sets while the guest has a stay that home shows. */
export const STAY_COOKIE = 'foyer_stay';
/** Cookie that the shell sets while home also shows the steps of that stay. */
export const STAY_STEPS_COOKIE = 'foyer_stay_steps';
