import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, texts } from './columns.ts';

/** Defines the position on the map. */
const position = () => ({ latitude: doublePrecision(), longitude: doublePrecision() });
const order = () => integer().notNull().default(0);

export const hotels = pgTable('hotels', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  ...texts('address', 'city', 'country', 'timezone', 'language', 'check_in_time'),
  ...texts('welcome_title', 'welcome_message', 'description', 'phone', 'whatsapp', 'website'),
  ...position(),
  synonyms: jsonb().$type<string[][]>(),
});

export const hotelId = () =>
  integer()
    .notNull()
    .references(() => hotels.id, { onDelete: 'cascade' });

export const hotelSettings = pgTable('hotel_settings', {
  hotel_id: hotelId().primaryKey(),
  ...texts('logo', 'primary_color', 'secondary_color', 'favicon', 'app_name', 'font_family'),
  ...texts('flash_screen_video', 'banner_video', 'checkin_image', 'pre_arrival_image'),
  allow_checkin: boolean().notNull().default(false),
  allow_pre_arrival: boolean().notNull().default(false),
  ...texts('hotel_info_image', 'parking_image', 'wifi_image'),
  ...texts('additional_amenities_image', 'contact_info_image'),
});

export const quickInfos = pgTable('quick_infos', {
  id: id(),
  hotel_id: hotelId().unique(),
  ...texts('opening_time', 'closing_time'),
  ...texts('parking_description', 'onsite_parking_rate', 'nearby_parking_rate'),
  ...texts('wifi_description', 'wifi_name', 'wifi_password'),
  ...texts('front_desk_message', 'front_phone_number', 'concierge', 'emergency_contact'),
  ...texts('room_service_start_time', 'room_service_end_time'),
});

/** Stores amenities that hotels share; `hotel_amenities` holds each hotel's own description. */
export const amenities = pgTable('amenities', {
  id: id(),
  name: text().notNull().unique(),
  description: text(),
});

export const hotelAmenities = pgTable(
  'hotel_amenities',
  {
    hotel_id: hotelId(),
    amenity_id: integer()
      .notNull()
      .references(() => amenities.id),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.amenity_id] })],
);

export const categories = pgTable(
  'categories',
  {
    id: id(),
    hotel_id: hotelId(),
    parent_id: integer().references((): AnyPgColumn => categories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    ...texts('icon', 'image', 'summary', 'description', 'phone', 'whatsapp', 'email', 'website'),
    ...position(),
    ...texts('booking_link', 'advert_type'),
    own: boolean(),
    order: order(),
    tags: text().array(),
  },
  (table) => [unique().on(table.hotel_id, table.slug), index().on(table.parent_id)],
);

/** Stores the groups of a hotel's pre-arrival checklist; `checklist_items` holds the items. */
export const checklistGroups = pgTable(
  'checklist_groups',
  { id: id(), hotel_id: hotelId(), name: text().notNull(), order: order() },
  (table) => [unique().on(table.hotel_id, table.name)],
);

export const checklistItems = pgTable(
  'checklist_items',
  {
    id: id(),
    group_id: integer()
      .notNull()
      .references(() => checklistGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    order: order(),
  },
  (table) => [unique().on(table.group_id, table.name)],
);
