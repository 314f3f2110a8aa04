import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Reply } from '@foyer/shared/contracts/provider/messages.ts';
import { session } from '@foyer/shared/runtime';
import { isMine, senderOf } from '../data/merge-by-id.ts';
import type { Message } from '../data/message.ts';
import type { OutboxItem } from '../outbox/outbox-database.ts';

/** A record that is shown as a message. */
export type MessageRecord = ChatMessage | Reply;

/** Caches the message of each unchanged record, so that its row is not rendered again. */
const messages = new WeakMap<MessageRecord, Message>();

export function toMessage(record: MessageRecord): Message {
  const message = messages.get(record) ?? {
    key: record.client_id ?? `#${record.id}`,
    body: 'body' in record ? record.body : record.message,
    from: senderOf(record) ?? '',
    mine: isMine(record),
    at: record.created_at ?? undefined,
    state: record.seen_at ? 'seen' : 'sent',
  };
  messages.set(record, message);
  return message;
}

function fromOutboxItem({ client_id, body, written_at, state }: OutboxItem): Message {
  const from = session.user()?.name ?? '';
  return { key: client_id, body, from, mine: true, at: written_at, state };
}

/** Returns the recorded messages, then the pending ones that are not recorded yet. */
export function allMessages(
  recorded: readonly MessageRecord[],
  pending: readonly OutboxItem[],
): readonly Message[] {
  const confirmed = new Set(pending.length > 0 ? recorded.map((item) => item.client_id) : []);
  return [
    ...recorded.map(toMessage),
    ...pending.filter(({ client_id }) => !confirmed.has(client_id)).map(fromOutboxItem),
  ];
}
