import { deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { and, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { lockHotel } from '../db/hotels.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import type { Guest } from './message-fields.ts';
import { findGuest, receiverId } from './participants.ts';
import { type Side, seenEvent, writtenBy } from './sides.ts';

type MessageTable = PgTable & Record<'id' | 'guest_id' | 'client_id' | 'seen_at', PgColumn>;
type Caller = Pick<
  Request<unknown, never, Principal>,
  'deps' | 'principal' | 'commit' | 'socketId'
>;

/** Describes what the chat and threads do not share. */
type Kind<Table extends MessageTable, Data> = {
  table: Table;
  /** The column of the sender's id. */
  sender: keyof Table & ('from_user_id' | 'sender_id');
  /** The column of the receiver's id. */
  receiver: keyof Table & ('to_user_id' | 'receiver_id');
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
  const sender = table[kind.sender] as PgColumn;

  /** Stores a message of the caller in a guest's conversation, then publishes it to both sides. */
  async function record(
    { deps, principal: { hotelId, userId }, commit, socketId }: Caller,
    guest: Guest,
    receiver: number | null,
    fields: Partial<Table['$inferInsert']>,
  ) {
    const { row, ...response } = await commit(async (tx) => {
      await lockHotel(tx, hotelId);
      const stored = await insertOnce(tx, {
        ...fields,
        hotel_id: hotelId,
        guest_id: guest.id,
        [kind.sender]: userId,
        [kind.receiver]: receiver,
        created_at: deps.now(),
      });
      return { row: stored, message: kind.sentMessage, data: kind.forGuest(stored, guest) };
    });
    // Publishes a repeated message again: the process that stored it may have died before publishing.
    const forGuest = { message: response.data };
    deps.publish(kind.channel(guest.id), kind.sentEvent, forGuest, socketId);
    const forDesk = { message: kind.forDesk(row, guest) };
    deps.publish(deskChannel(hotelId), kind.sentEvent, forDesk, socketId);
    return response;
  }

  /** Inserts the message, or returns the one stored under the same sender and client id. */
  async function insertOnce(tx: Transaction, values: Record<string, unknown>) {
    const [row] = await tx
      .insert(table as PgTable)
      .values(values)
      // Returns the stored row unchanged.
      .onConflictDoUpdate({
        target: [sender, table.client_id],
        set: { client_id: table.client_id },
      })
      .returning();
    if (!row) throw new Error('The message was not stored');
    return row as Table['$inferSelect'];
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
      const receiver = await receiverId(deps.db, principal, kind.receiver, requestedReceiver);
      const guest = await findGuest(deps.db, principal, principal.userId);
      return record(request, guest, receiver, fields);
    },

    /** Marks what the other side wrote as read, up to an id, and publishes it to that side. */
    async markSeen(
      { deps, principal, commit }: Caller,
      reader: Side,
      { guestId, conversationId }: { guestId: number; conversationId: number },
      lastId: number,
    ) {
      const { seen } = await commit(async (tx) => {
        await lockHotel(tx, principal.hotelId);
        const now = deps.now();
        const rows = await tx
          .update(table as PgTable)
          .set({ seen_at: now })
          .where(
            and(
              kind.isIn(conversationId),
              writtenBy(reader === 'guest' ? 'hotel' : 'guest', sender, table.guest_id),
              isNull(table.seen_at),
              lte(table.id, idOf(lastId)),
            ),
          )
          .returning({ id: table.id });
        return { data: null, seen: seenEvent(rows as { id: number }[], now) };
      });
      const data = { ...kind.seenFields(conversationId), ...seen };
      if (seen && reader === 'hotel') deps.publish(kind.channel(guestId), kind.seenEvent, data);
      else if (seen)
        deps.publish(deskChannel(principal.hotelId), kind.seenEvent, {
          ...data,
          guest_id: guestId,
        });
      return {};
    },
  };
}
