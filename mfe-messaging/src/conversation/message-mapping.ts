import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import type { Reply } from '@foyer/shared/contracts/provider/messages.ts';
import { session } from '@foyer/shared/runtime';
import type { Message } from '../data/conversation.ts';
import { isMine } from '../data/conversation.ts';
import type { StoredRecord } from '../data/merge-by-id.ts';
import type { OutboxItem } from '../outbox/outbox-database.ts';

/** Caches the message of each unchanged record, so that its row is not rendered again. */
const messages = new WeakMap<StoredRecord, Message>();

export const fromChatMessage = (message: ChatMessage): Message =>
  toMessage(message, { body: message.body, from: message.from, at: message.created_at });

export const fromReply = (reply: Reply): Message =>
  toMessage(reply, { body: reply.message, from: reply.sender?.name, at: reply.created_at });

type MessageContent = {
  body: string;
  from: string | null | undefined;
  at: string | null | undefined;
};

function toMessage(recorded: StoredRecord, { body, from, at }: MessageContent): Message {
  const message = messages.get(recorded) ?? {
    key: recorded.client_id ?? `#${recorded.id}`,
    body,
    from: from ?? '',
    mine: isMine(from),
    at: at ?? undefined,
    state: recorded.seen_at ? 'seen' : 'sent',
  };
  messages.set(recorded, message);
  return message;
}

function fromOutboxItem({ client_id, body, written_at, state }: OutboxItem): Message {
  const from = session.user()?.name ?? '';
  return { key: client_id, body, from, mine: true, at: written_at, state };
}

/** Returns the recorded messages, then the pending ones that are not recorded yet. */
export function allMessages<Item extends StoredRecord>(
  recorded: readonly Item[],
  fromItem: (item: Item) => Message,
  pending: readonly OutboxItem[],
): readonly Message[] {
  const confirmed = new Set(pending.length > 0 ? recorded.map((item) => item.client_id) : []);
  return [
    ...recorded.map(fromItem),
    ...pending.filter(({ client_id }) => !confirmed.has(client_id)).map(fromOutboxItem),
  ];
}
