import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { hotelId } from './hotels.ts';

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
    created_at: createdAt(),
  },
  (table) => [index().on(table.hotel_id)],
);

export const userId = () => integer().references(() => users.id, { onDelete: 'cascade' });

/** Stores bearer tokens by the SHA-256 of their secret; each is bound to one hotel. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    user_id: userId().notNull(),
    hotel_id: hotelId(),
    secret_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant(),
  },
  (table) => [index().on(table.user_id)],
);

/**
 * Stores IP addresses from which a guest signed in, as HMACs of account and address.
 * Attempts from other addresses do not count there.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  { pair_hmac: text().primaryKey(), user_id: userId().notNull(), expires_at: instant() },
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
    created_at: createdAt(),
    expires_at: instant(),
  },
  (table) => [index().on(table.email)],
);

/** Stores tokens that set a password once; a null `user_id` stands for an unknown address. */
export const resetTokens = pgTable(
  'reset_tokens',
  { secret_hash: text().primaryKey(), user_id: userId(), expires_at: instant() },
  (table) => [index().on(table.user_id)],
);
