import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Stores queued mail. `deliver` is false for an unknown address. */
export const mails = pgTable('mails', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  deliver: boolean().notNull(),
  attempts: integer().notNull().default(0),
  created_at: createdAt(),
  due_at: createdAt(),
});

/** Counts hits of limits. The fields have the names that `rate-limiter-flexible` expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer('hits').notNull(),
  expire: timestamp('resets_at', { withTimezone: true }).notNull(),
});

/** Stores responses to POSTs with an Idempotency-Key, encrypted with the sender's key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key_hash: text().primaryKey(),
    /** The account, or an HMAC of the address. Null in rows of earlier releases. */
    sender: text(),
    request_hmac: text().notNull(),
    answer: text().notNull(),
    expires_at: instant(),
  },
  (table) => [index().on(table.sender, table.expires_at)],
);
