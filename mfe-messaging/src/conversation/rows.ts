import type { Message } from '../data/conversation.ts';
import { momentOf } from '../data/moment.ts';

/** A message with its position in the list. */
export type Row = {
  message: Message;
  /** The name of its day, if it is the first message of that day. */
  day: string | undefined;
  /** True for the first and the last message of a group from one sender. */
  first: boolean;
  last: boolean;
};

/**
 * Groups consecutive messages of one sender (MSG-05, MSG-13); a new day starts a new group. `dayOf`
 * returns the name of a moment's day.
 */
export function rowsOf(messages: readonly Message[], dayOf: (at: number) => string): Row[] {
  const rows: Row[] = [];
  let day: string | undefined;
  for (const message of messages) {
    const before = rows.at(-1);
    // A message without a time belongs to the day of the one before it.
    const at = momentOf(message.at);
    const messageDay = at === undefined ? day : dayOf(at);
    const first = messageDay !== day || !sameSender(before?.message, message);
    if (first && before) before.last = true;
    rows.push({ message, day: messageDay === day ? undefined : messageDay, first, last: false });
    day = messageDay;
  }
  const end = rows.at(-1);
  if (end) end.last = true;
  return rows;
}

function sameSender(one: Message | undefined, other: Message): boolean {
  return one?.from === other.from && one.mine === other.mine;
}
