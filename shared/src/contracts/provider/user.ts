import * as z from '@foyer/shared/schema';
import { text } from './record-fields.ts';
import { HotelSettings } from './settings.ts';

/**
 * The signed-in guest, as the provider sends and local storage holds it. The dates of the stay
 * (`YYYY-MM-DD`; the time `15:00`) are additions that other providers may lack.
 */
export const User = z.object({
  id: z.number(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  check_in_date: text,
  check_in_time: text,
  check_out_date: text,
  hotel: z.nullish(
    z.object({
      id: z.optional(z.number()),
      slug: z.optional(z.nullable(z.string())),
      settings: z.optional(z.nullable(z.array(HotelSettings))),
    }),
  ),
});
export type User = z.infer<typeof User>;
