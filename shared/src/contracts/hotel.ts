import * as z from 'zod/mini';
import { answerOf } from './answer.ts';

const text = z.optional(z.nullable(z.string()));
/** Decimals arrive as text from some databases, and what was left empty as no text. */
const decimal = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.trim() === '' ? null : Number(value))),
  ),
  z.nullable(z.number()),
);
const number = z.optional(z.nullable(z.union([z.number(), decimal])));
/** Providers on PHP and MySQL answer flags as 0/1. */
const flag = z.optional(
  z.nullable(
    z.union([
      z.boolean(),
      z.pipe(
        z.number(),
        z.transform((value: number) => value !== 0),
      ),
    ]),
  ),
);

/** Appearance and switches of a hotel (specification section 3). */
export const HotelSettings = z.object({
  logo: text,
  primary_color: text,
  secondary_color: text,
  favicon: text,
  app_name: text,
  font_family: text,
  flash_screen_video: text,
  banner_video: text,
  checkin_image: text,
  pre_arrival_image: text,
  allow_checkin: flag,
  allow_pre_arrival: flag,
  hotel_info_image: text,
  parking_image: text,
  wifi_image: text,
  additional_amenities_image: text,
  contact_info_image: text,
});
export type HotelSettings = z.infer<typeof HotelSettings>;

/** How a listing is ranked and drawn; anything else sorts last. */
export const ADVERT_TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const;

const categoryShape = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  icon: text,
  image: text,
  summary: text,
  description: text,
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  latitude: number,
  longitude: number,
  booking_link: text,
  parent_id: z.optional(z.nullable(z.number())),
  advert_type: text,
  order: number,
};

const Listing = z.object(categoryShape);

/** A category or listing; `children` have the same shape (specification section 3). */
export type Category = z.infer<typeof Listing> & { children?: Category[] | null | undefined };
export const Category: z.ZodMiniType<Category, Category> = z.extend(Listing, {
  children: z.optional(z.nullable(z.array(z.lazy(() => Category)))),
}) as unknown as z.ZodMiniType<Category, Category>;

/**
 * A hotel. `timezone` (IANA), `admin_id` and `features` (what this provider can do beyond the
 * specification) are additions that other providers may lack.
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
  admin_id: z.optional(z.nullable(z.number())),
  features: z.optional(z.nullable(z.array(z.string()))),
  categories: z.optional(z.nullable(z.array(Category))),
  settings: z.optional(z.nullable(z.array(HotelSettings))),
});
export type Hotel = z.infer<typeof Hotel>;

const Amenity = z.object({
  id: z.number(),
  name: text,
  description: text,
  pivot: z.optional(z.nullable(z.object({ description: text }))),
});

/** Practical facts, only for signed-in guests: they hold the wifi password. */
export const QuickInfo = z.object({
  id: z.number(),
  opening_time: text,
  closing_time: text,
  parking_description: text,
  onsite_parking_rate: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  nearby_parking_rate: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  wifi_description: text,
  wifi_name: text,
  wifi_password: text,
  additional_amenities: z.optional(z.nullable(z.array(Amenity))),
  front_desk_message: text,
  front_phone_number: text,
  concierge: text,
  emergency_contact: text,
  room_service_start_time: text,
  room_service_end_time: text,
});
export type QuickInfo = z.infer<typeof QuickInfo>;

/** The last quick info a browser keeps, for the guest it was given to; `time` is in milliseconds. */
export const KeptQuickInfo = z.object({
  slug: z.string(),
  guest: z.number(),
  time: z.number(),
  info: QuickInfo,
});

/** OpenWeather's shape, of which two values are read; `demo` marks invented data. */
export const Weather = z.object({
  name: z.string(),
  main: z.object({ temp: z.number() }),
  demo: z.optional(z.boolean()),
});
export type Weather = z.infer<typeof Weather>;

export const HotelAnswer = answerOf(Hotel);
export const CategoryAnswer = answerOf(Category);
export const CategoryListAnswer = answerOf(z.array(Category));
export const CategoryTreeAnswer = answerOf(z.object({ categories: z.array(Category) }));
export const QuickInfoAnswer = answerOf(QuickInfo);
