import * as z from '@foyer/shared/schema';
import { DAY_PARTS } from '../hotel/hotel-time.ts';
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

/**
 * The frame in a page, as the gateway inlines it (`id="foyer-frame"`): the release and the screen, by
 * its mount's path, that it is of, and what of the guest's day it was filled with. Null in a page
 * without one.
 */
export const InlinedFrame = z.nullable(
  z.object({
    release: z.string(),
    screen: z.string(),
    day: z.optional(z.object({ date: z.string(), part: z.enum(DAY_PARTS) })),
    stay: z.boolean(),
    /** The address it was filled for; what of that was not known is there by its parameter's name. */
    pathname: z.optional(z.string()),
  }),
);
export type InlinedFrame = z.infer<typeof InlinedFrame>;

/** Element ids of the inlined JSON documents. */
export const COMPOSITION_ELEMENT = 'foyer-composition';
export const HOTEL_ELEMENT = 'foyer-hotel';
export const FRAME_ELEMENT = 'foyer-frame';

/**
 * Element id of the paths that a guest's page asks the provider for beside its code (`frames/asked.ts`); the
 * answers wait in `globalThis.foyerAsked` until a call takes them.
 */
export const ASKS_ELEMENT = 'foyer-asks';

/** Element id of what says that the app is on its way, or does not come. */
export const LATE_ELEMENT = 'foyer-late';

/** Cookie without any secret that the shell sets while somebody is signed in. */
export const SIGNED_IN_COOKIE = 'foyer_in';
/** The same while that guest has dates of a stay that home speaks of. */
export const STAY_COOKIE = 'foyer_stay';
