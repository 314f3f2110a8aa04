import * as z from '@foyer/shared/schema';
import { Category } from './category.ts';
import { label, number, requiredLabel, richText, text } from './record-fields.ts';
import { responseOf } from './response.ts';
import { HotelSettings } from './settings.ts';

/** The optional features of a provider, which its hotel records list as `features`. */
export const PROVIDER_FEATURES = [
  'requests-state',
  'requests-change',
  'history-pages',
  'seen',
  'typing',
  'mail-preference',
  'idempotency-keys',
] as const;
export type ProviderFeature = (typeof PROVIDER_FEATURES)[number];

/**
 * A hotel record. `timezone` (IANA), `language` (BCP 47), `check_in_time` (`15:00`), `country`,
 * `latitude`, `longitude`, `admin_id`, `synonyms` and `features` (extensions of this provider beyond the
 * specification) are additions that other providers may lack.
 */
export const Hotel = z.object({
  id: z.number(),
  slug: requiredLabel,
  name: label,
  address: text,
  city: label,
  welcome_title: text,
  welcome_message: richText,
  description: richText,
  phone: text,
  whatsapp: text,
  website: text,
  timezone: text,
  /** ISO 3166-1 alpha-2, such as `GB`. */
  country: text,
  language: text,
  check_in_time: text,
  latitude: number,
  longitude: number,
  admin_id: z.nullish(z.number()),
  features: z.nullish(z.array(z.string())),
  /** Words with the same meaning for search, a group each. */
  synonyms: z.nullish(z.array(z.array(z.string()))),
  categories: z.nullish(z.array(Category)),
  settings: z.nullish(z.array(HotelSettings)),
});
export type Hotel = z.infer<typeof Hotel>;

export const HotelResponse = responseOf(Hotel);
