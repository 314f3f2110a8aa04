import type { ChatMessage } from '@foyer/shared/contracts/chat';
import type { Reply } from '@foyer/shared/contracts/messages';
import { session } from '@foyer/shared/runtime';
import type { Recorded } from './by-id.ts';
import type { Line } from './conversation.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { isMine } from './sender.ts';

/** Unchanged records keep their line, so that no row of theirs is drawn again. */
const lines = new WeakMap<Recorded, Line>();

export const chatLine = (message: ChatMessage): Line =>
  lineOf(message, { body: message.body, from: message.from, at: message.created_at });

export const replyLine = (reply: Reply): Line =>
  lineOf(reply, { body: reply.message, from: reply.sender?.name, at: reply.created_at });

type Words = { body: string; from: string | null | undefined; at: string | null | undefined };

function lineOf(recorded: Recorded, { body, from, at }: Words): Line {
  const made = lines.get(recorded) ?? {
    key: recorded.client_id ?? `#${recorded.id}`,
    body,
    from: from ?? '',
    mine: isMine(from),
    at: at ?? undefined,
    state: recorded.seen_at ? 'seen' : 'sent',
  };
  lines.set(recorded, made);
  return made;
}

function waitingLine({ client_id, body, written_at, state }: OutboxItem): Line {
  const from = session.user()?.name ?? '';
  return { key: client_id, body, from, mine: true, at: written_at, state };
}

/** What is recorded, and behind it what waits and is not among it yet. */
export function allLines<Item extends Recorded>(
  recorded: readonly Item[],
  lineOfItem: (item: Item) => Line,
  waiting: readonly OutboxItem[],
): readonly Line[] {
  const confirmed = new Set(waiting.length > 0 ? recorded.map((item) => item.client_id) : []);
  return [
    ...recorded.map(lineOfItem),
    ...waiting.filter(({ client_id }) => !confirmed.has(client_id)).map(waitingLine),
  ];
}
