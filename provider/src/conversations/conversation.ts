import { deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import type { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { and, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { lockHotel } from '../db/hotels.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { keyReused } from '../http/http-error.ts';
import type { Guest } from './message-fields.ts';
import { findGuest, receiverId } from './participants.ts';
import { type Side, seenEvent, writtenBy } from './sides.ts';

type MessageTable = PgTable &
  Record<'id' | 'guest_id' | 'sender_id' | 'receiver_id' | 'client_id' | 'seen_at', PgColumn>;
type Caller = Pick<
  Request<unknown, never, Principal>,
  'deps' | 'principal' | 'commit' | 'socketId'
>;

/** Describes what the chat and threads do not share. */
type Kind<Table extends MessageTable, Data> = {
  table: Table;
  /** The contract's name of the receiver's id. */
  receiverField: string;
  /** The channel of a guest. */
  channel: (guestId: number) => string;
  sentEvent: string;
  seenEvent: string;
  /** The message of the response to a sender. */
  sentMessage: string;
  /** Selects the messages of a conversation. */
  isIn: (conversationId: number) => SQL | undefined;
  /** Names the conversation in a seen event. */
  seenFields: (conversationId: number) => { thread_id?: number };
  /** Builds a message as guests read it. */
  forGuest: (row: Table['$inferSelect'], guest: Guest) => Data;
  /** Builds a message as the desk reads it. */
  forDesk: (row: Table['$inferSelect'], guest: Guest) => unknown;
};

/** Records messages and read marks of one kind of conversation, and publishes them. */
export function conversations<Table extends MessageTable, Data>(kind: Kind<Table, Data>) {
  const { table } = kind;

  /**
   * Stores a caller's message in a guest's conversation and publishes it to both sides. A repeated
   * client id of the same sender and guest gets the stored message (API-110).
   */
  async function record(
    { deps, principal: { hotelId, userId }, commit, socketId }: Caller,
    guest: Guest,
    receiver: number | null,
    fields: Partial<Table['$inferInsert']>,
  ) {
    const { row, ...response } = await commit(async (tx) => {
      await lockHotel(tx, hotelId);
      const participants = { guest_id: guest.id, sender_id: userId, receiver_id: receiver };
      const [stored] = await tx
        .insert(table as PgTable)
        .values({ ...fields, hotel_id: hotelId, ...participants })
        // Returns the stored row unchanged.
        .onConflictDoUpdate({
          target: [table.sender_id, table.guest_id, table.client_id],
          set: { client_id: table.client_id },
        })
        .returning();
      const row = stored as Table['$inferSelect'] & { receiver_id: number | null };
      // A deleted receiver is null.
      const sent = { ...fields, receiver_id: row.receiver_id && receiver };
      if (!hasFields(row, sent)) throw keyReused();
      return { row, message: kind.sentMessage, data: kind.forGuest(row, guest) };
    });
    // Publishes a repeated message again: the process that stored it may have died before publishing.
    const forGuest = { message: response.data };
    deps.publish(kind.channel(guest.id), kind.sentEvent, forGuest, socketId);
    const forDesk = { message: kind.forDesk(row, guest) };
    deps.publish(deskChannel(hotelId), kind.sentEvent, forDesk, socketId);
    return response;
  }

  return {
    record,

    /** Stores a message of the calling guest to the named admin, else to the hotel's first one. */
    async recordOfGuest(
      request: Caller,
      requestedReceiver: number | null | undefined,
      fields: Partial<Table['$inferInsert']>,
    ) {
      const { deps, principal } = request;
      const receiver = await receiverId(deps.db, principal, kind.receiverField, requestedReceiver);
      const guest = await findGuest(deps.db, principal, principal.userId);
      return record(request, guest, receiver, fields);
    },

    /** Marks messages of a side as read, up to an id of the body, and publishes it to that side. */
    async markSeen(
      { body, deps, principal, commit }: Caller & { body: SeenPayload },
      writer: Side,
      guestId: number,
      conversationId: number,
    ) {
      const { seen } = await commit(async (tx) => {
        await lockHotel(tx, principal.hotelId);
        const now = new Date();
        const rows = await tx
          .update(table as PgTable)
          .set({ seen_at: now })
          .where(
            and(
              kind.isIn(conversationId),
              writtenBy(writer, table.sender_id, table.guest_id),
              isNull(table.seen_at),
              lte(table.id, idOf(body.last_id)),
            ),
          )
          .returning({ id: table.id });
        return { data: null, seen: seenEvent(rows as { id: number }[], now) };
      });
      if (!seen) return {};
      const data = { ...kind.seenFields(conversationId), ...seen };
      if (writer === 'guest') deps.publish(kind.channel(guestId), kind.seenEvent, data);
      else {
        const forDesk = { ...data, guest_id: guestId };
        deps.publish(deskChannel(principal.hotelId), kind.seenEvent, forDesk);
      }
      return {};
    },
  };
}

const hasFields = (row: Record<string, unknown>, fields: Record<string, unknown>): boolean =>
  Object.entries(fields).every(([name, value]) => row[name] === (value ?? null));
