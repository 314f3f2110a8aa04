import * as z from '@foyer/shared/schema';
import { HotelSettings } from './settings.ts';

/** The signed-in guest as the provider answers it and local storage keeps it. */
export const User = z.object({
  id: z.number(),
  name: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  hotel: z.optional(
    z.nullable(
      z.object({
        id: z.optional(z.number()),
        slug: z.optional(z.nullable(z.string())),
        settings: z.optional(z.nullable(z.array(HotelSettings))),
      }),
    ),
  ),
});
export type User = z.infer<typeof User>;
