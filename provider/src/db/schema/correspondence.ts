import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { userId, users } from './accounts.ts';
import { createdAt, id, instant, optionalInstant, texts } from './columns.ts';
import { categories, hotelId } from './hotels.ts';

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
    check_list_items: jsonb().$type<{ id: number; name: string }[]>(),
    ...texts('check_in', 'reservation_number', 'special_requests', 'message', 'type', 'about'),
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    seen_at: optionalInstant(),
    answered_at: optionalInstant(),
    answer: text(),
    /** When the guest read the answer. */
    answer_seen_at: optionalInstant(),
    /** When a mail about the answer was queued. */
    answer_mailed_at: optionalInstant(),
    /** When the guest last changed the request; grows with every change at a hotel. */
    changed_at: optionalInstant(),
  },
  (table) => [
    index().on(table.hotel_id, table.id),
    index().on(table.user_id, table.id),
    index('requests_changed_index')
      .on(table.hotel_id, table.changed_at)
      .where(sql`${table.changed_at} is not null`),
    index('requests_unseen_answer_index')
      .on(table.answered_at)
      .where(sql`${table.answered_at} is not null and ${table.answer_seen_at} is null`),
  ],
);

/**
 * Defines a column for a sender or receiver. A deleted account leaves its messages, with null here.
 * Any sender other than the guest is the hotel.
 */
const participantId = (column: string) =>
  integer(column).references(() => users.id, { onDelete: 'set null' });

/** Defines the columns of chat and threads; those of sender and receiver differ in their names. */
const messageColumns = (sender: string, receiver: string) => ({
  id: id(),
  hotel_id: hotelId(),
  guest_id: userId().notNull(),
  sender_id: participantId(sender),
  receiver_id: participantId(receiver),
  /** The sender's own id of the message. */
  client_id: text(),
  created_at: createdAt(),
  /** When the other side read the message. */
  seen_at: optionalInstant(),
});

/** Stores the messages of private chats; each guest has one chat with their hotel. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    ...messageColumns('from_user_id', 'to_user_id'),
    body: text().notNull(),
  },
  (table) => [
    unique().on(table.sender_id, table.guest_id, table.client_id),
    index().on(table.hotel_id, table.id),
    index().on(table.guest_id, table.id),
    index('chat_messages_unseen_index').on(table.created_at).where(sql`${table.seen_at} is null`),
  ],
);

/** Stores threads, which guests open, and replies, whose `parent_id` is the thread. */
export const messages = pgTable(
  'messages',
  {
    ...messageColumns('sender_id', 'receiver_id'),
    parent_id: integer().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    /** Null for a reply. */
    subject: text(),
    message: text().notNull(),
  },
  (table) => [
    unique().on(table.sender_id, table.guest_id, table.client_id),
    index().on(table.hotel_id, table.id),
    index().on(table.guest_id, table.id),
    index().on(table.parent_id, table.id),
    index('messages_unseen_index').on(table.created_at).where(sql`${table.seen_at} is null`),
  ],
);

/**
 * Stores the last mail about unseen messages per conversation and the last id it covered. Mails about
 * answers to requests are noted at the requests.
 */
export const mailNotices = pgTable(
  'mail_notices',
  {
    guest_id: userId().notNull(),
    /** Null stands for the chat. */
    thread_id: integer().references(() => messages.id, { onDelete: 'cascade' }),
    last_id: integer().notNull(),
    mailed_at: instant(),
  },
  (table) => [unique().on(table.guest_id, table.thread_id).nullsNotDistinct()],
);
