import { useClock } from '@foyer/shared/browser/use-clock.ts';
import { longDate } from '@foyer/shared/hotel/hotel-time.ts';
import { useMemo } from 'react';
import { type Message, momentOf } from '../data/message.ts';
import { text } from '../text.ts';

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

const DAY_MS = 86_400_000;
/** Time zones differ by quarters of an hour, so each quarter lies within one day. */
const QUARTER_MS = 900_000;

/**
 * Returns a function that names a moment's day in the hotel's time zone and caches the names. The
 * function changes with the hotel's date.
 */
export function useDayNames(zone: string | null | undefined): (at: number) => string {
  const today = useClock(() => longDate(Date.now(), zone));
  return useMemo(() => {
    const yesterday = longDate(Date.now() - DAY_MS, zone);
    const { conversation } = text;
    const names = { [yesterday]: conversation.yesterday, [today]: conversation.today };
    const cache = new Map<number, string>();
    return (at) => {
      const quarter = Math.floor(at / QUARTER_MS);
      const day = cache.get(quarter) ?? longDate(at, zone);
      cache.set(quarter, day);
      return names[day] ?? day;
    };
  }, [today, zone]);
}
