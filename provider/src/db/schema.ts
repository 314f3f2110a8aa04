import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Defines an id column. Columns are named like the API's fields (snake_case), without mapping. */
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true });

export const hotels = pgTable('hotels', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  address: text(),
  city: text(),
  timezone: text(),
  language: text(),
  check_in_time: text(),
  welcome_title: text(),
  welcome_message: text(),
  description: text(),
  phone: text(),
  whatsapp: text(),
  website: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

const hotelId = () =>
  integer()
    .notNull()
    .references(() => hotels.id, { onDelete: 'cascade' });

export const hotelSettings = pgTable('hotel_settings', {
  hotel_id: hotelId().primaryKey(),
  logo: text(),
  primary_color: text(),
  secondary_color: text(),
  favicon: text(),
  app_name: text(),
  font_family: text(),
  flash_screen_video: text(),
  banner_video: text(),
  checkin_image: text(),
  pre_arrival_image: text(),
  allow_checkin: boolean().notNull().default(false),
  allow_pre_arrival: boolean().notNull().default(false),
  hotel_info_image: text(),
  parking_image: text(),
  wifi_image: text(),
  additional_amenities_image: text(),
  contact_info_image: text(),
});

export const quickInfos = pgTable('quick_infos', {
  id: id(),
  hotel_id: hotelId().unique(),
  opening_time: text(),
  closing_time: text(),
  parking_description: text(),
  onsite_parking_rate: text(),
  nearby_parking_rate: text(),
  wifi_description: text(),
  wifi_name: text(),
  wifi_password: text(),
  front_desk_message: text(),
  front_phone_number: text(),
  concierge: text(),
  emergency_contact: text(),
  room_service_start_time: text(),
  room_service_end_time: text(),
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
    icon: text(),
    image: text(),
    summary: text(),
    description: text(),
    phone: text(),
    whatsapp: text(),
    email: text(),
    website: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    booking_link: text(),
    advert_type: text(),
    order: integer().notNull().default(0),
    tags: text().array(),
  },
  (table) => [unique().on(table.hotel_id, table.slug), index().on(table.parent_id)],
);

/** Stores the groups of a hotel's pre-arrival checklist; `checklist_items` holds the items. */
export const checklistGroups = pgTable(
  'checklist_groups',
  {
    id: id(),
    hotel_id: hotelId(),
    name: text().notNull(),
    order: integer().notNull().default(0),
  },
  (table) => [index().on(table.hotel_id)],
);

export const checklistItems = pgTable(
  'checklist_items',
  {
    id: id(),
    group_id: integer()
      .notNull()
      .references(() => checklistGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    order: integer().notNull().default(0),
  },
  (table) => [index().on(table.group_id)],
);

/** Stores guests and hotel admins. E-mail addresses are lower-case and unique across hotels. */
export const users = pgTable(
  'users',
  {
    id: id(),
    hotel_id: hotelId(),
    role: text({ enum: ['guest', 'admin'] })
      .notNull()
      .default('guest'),
    name: text().notNull(),
    email: text().notNull().unique(),
    phone: text(),
    password_hash: text().notNull(),
    check_in_date: date(),
    check_in_time: text(),
    check_out_date: date(),
    /** Enables mails about unseen messages. */
    mail_messages: boolean().notNull().default(true),
    created_at: instant().notNull(),
  },
  (table) => [index().on(table.hotel_id)],
);

const userId = () => integer().references(() => users.id, { onDelete: 'cascade' });

/**
 * Stores check-ins, pre-arrival requests and enquiries as the guest typed them. The names of chosen
 * checklist items and categories are stored too, so later changes of the hotel do not alter them.
 */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    hotel_id: hotelId(),
    user_id: userId().notNull(),
    kind: text({ enum: ['checkin', 'pre-arrival', 'enquiry'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    check_in: text(),
    reservation_number: text(),
    check_list_items: jsonb().$type<{ id: number; name: string }[]>(),
    special_requests: text(),
    message: text(),
    type: text(),
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    about: text(),
    created_at: instant().notNull(),
    seen_at: instant(),
    answered_at: instant(),
    answer: text(),
  },
  (table) => [index().on(table.hotel_id, table.id), index().on(table.user_id, table.id)],
);

/**
 * Defines a column for a sender or receiver. A deleted account leaves its messages, with null here.
 * Any sender other than the guest is the hotel.
 */
const participantId = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Stores the messages of private chats; each guest has one chat with their hotel. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    hotel_id: hotelId(),
    guest_id: userId().notNull(),
    from_user_id: participantId(),
    to_user_id: participantId(),
    body: text().notNull(),
    /** The sender's own id of the message. */
    client_id: text(),
    created_at: instant().notNull(),
    /** When the other side read the message. */
    seen_at: instant(),
  },
  (table) => [
    unique().on(table.from_user_id, table.client_id),
    index().on(table.hotel_id, table.id),
    index().on(table.guest_id, table.id),
    index('chat_messages_unseen_index').on(table.created_at).where(sql`${table.seen_at} is null`),
  ],
);

/** Stores threads, which guests open, and replies, whose `parent_id` is the thread. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    hotel_id: hotelId(),
    guest_id: userId().notNull(),
    parent_id: integer().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    sender_id: participantId(),
    receiver_id: participantId(),
    /** Null for a reply. */
    subject: text(),
    message: text().notNull(),
    /** The sender's own id of the message. */
    client_id: text(),
    created_at: instant().notNull(),
    /** When the other side read the message. */
    seen_at: instant(),
  },
  (table) => [
    unique().on(table.sender_id, table.client_id),
    index().on(table.hotel_id, table.id),
    index().on(table.guest_id, table.id),
    index().on(table.parent_id, table.id),
    index('messages_unseen_index').on(table.created_at).where(sql`${table.seen_at} is null`),
  ],
);

/** Stores the last mail about unseen messages per conversation and the last id it covered. */
export const mailNotices = pgTable(
  'mail_notices',
  {
    guest_id: userId().notNull(),
    /** Null stands for the chat. */
    thread_id: integer().references(() => messages.id, { onDelete: 'cascade' }),
    last_id: integer().notNull(),
    mailed_at: instant().notNull(),
  },
  (table) => [unique().on(table.guest_id, table.thread_id).nullsNotDistinct()],
);

/** Stores bearer tokens by the SHA-256 of their secret; each is bound to one hotel. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    user_id: userId().notNull(),
    hotel_id: hotelId(),
    secret_hash: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.user_id)],
);

/**
 * Stores IP addresses from which a guest signed in, as HMACs of account and address.
 * Attempts from other addresses do not count there.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    pair_hmac: text().primaryKey(),
    user_id: userId().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.user_id)],
);

/**
 * Stores one-time codes by e-mail address, also for unknown addresses, which cost the same work.
 * The digits are not stored: they are derived from the row and the server's secret.
 */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    email: text().notNull(),
    user_id: userId(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.email)],
);

/** Stores tokens that set a password once; a null `user_id` stands for an unknown address. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    secret_hash: text().primaryKey(),
    user_id: userId(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.user_id)],
);

/** Stores queued mail. `deliver` is false for an unknown address. */
export const mails = pgTable('mails', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  deliver: boolean().notNull(),
  attempts: integer().notNull().default(0),
  created_at: instant().notNull(),
  due_at: instant().notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resets_at: instant().notNull(),
});

/** Stores responses to POSTs with an Idempotency-Key, encrypted with the sender's key. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key_hash: text().primaryKey(),
  request_hmac: text().notNull(),
  answer: text(),
  claimed_until: instant().notNull(),
  expires_at: instant().notNull(),
});
