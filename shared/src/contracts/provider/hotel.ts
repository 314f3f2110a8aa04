import * as z from '@foyer/shared/schema';
import { Category } from './category.ts';
import { number, text } from './record-fields.ts';
import { responseOf } from './response.ts';
import { HotelSettings } from './settings.ts';

/**
 * A hotel record. `timezone` (IANA), `language` (BCP 47), `check_in_time` (`15:00`), `latitude`,
 * `longitude`, `admin_id` and `features` (extensions of this provider beyond the specification) are
 * additions that other providers may lack.
 */
export const Hotel = z.object({
  id: z.number(),
  slug: z.string(),
  name: text,
  address: text,
  city: text,
  welcome_title: text,
  welcome_message: text,
  description: text,
  phone: text,
  whatsapp: text,
  website: text,
  timezone: text,
  language: text,
  check_in_time: text,
  latitude: number,
  longitude: number,
  admin_id: z.optional(z.nullable(z.number())),
  features: z.optional(z.nullable(z.array(z.string()))),
  categories: z.optional(z.nullable(z.array(Category))),
  settings: z.optional(z.nullable(z.array(HotelSettings))),
});
export type Hotel = z.infer<typeof Hotel>;

export const HotelResponse = responseOf(Hotel);
