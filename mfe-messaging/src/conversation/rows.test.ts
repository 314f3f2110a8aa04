import { describe, expect, test } from 'vitest';
import type { Message } from '../data/message.ts';
import { rowsOf } from './rows.ts';

let count = 0;

function message(from: string, at?: string): Message {
  count += 1;
  const mine = from !== 'Hotel Admin';
  return { key: `${count}`, body: `${count}`, from, mine, at, state: 'sent' };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Formats rows: `+` begins a group, `.` ends one; a day comes before its first row. */
const formattedRows = (...of: Message[]) =>
  rowsOf(of, dayOf).map(
    ({ day, first, last, message: { from } }) =>
      `${day ? `${day} ` : ''}${first ? '+' : ''}${from}${last ? '.' : ''}`,
  );

describe('rows of a conversation', () => {
  test('MSG-05 MSG-13 groups consecutive messages of one sender', () => {
    expect(
      formattedRows(
        message('Hotel Admin'),
        message('Hotel Admin'),
        message('Amelia'),
        message('Ben'),
      ),
    ).toEqual(['+Hotel Admin', 'Hotel Admin.', '+Amelia.', '+Ben.']);
    expect(formattedRows()).toEqual([]);
  });

  test('a new day ends a group and shows the day', () => {
    expect(
      formattedRows(
        message('Amelia', '2026-11-20T23:59:00Z'),
        message('Amelia', '2026-11-21T00:01:00Z'),
        message('Amelia'),
        message('Amelia', '2026-11-21T09:00:00Z'),
      ),
    ).toEqual(['2026-11-20 +Amelia.', '2026-11-21 +Amelia', 'Amelia', 'Amelia.']);
  });
});
