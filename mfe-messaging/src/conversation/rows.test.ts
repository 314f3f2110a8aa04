import { describe, expect, it } from 'vitest';
import type { Line } from '../data/conversation.ts';
import { rowsOf } from './rows.ts';

let lines = 0;

function line(from: string, at?: string): Line {
  lines += 1;
  const mine = from !== 'Hotel Admin';
  return { key: `${lines}`, body: `${lines}`, from, mine, at, state: 'sent' };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** `+` begins a group, `.` ends one; a day stands before the row that it begins with. */
const drawn = (...of: Line[]) =>
  rowsOf(of, dayOf).map(
    ({ day, first, last, line: { from } }) =>
      `${day ? `${day} ` : ''}${first ? '+' : ''}${from}${last ? '.' : ''}`,
  );

describe('rows of a conversation', () => {
  it('MSG-05 MSG-13 consecutive lines of one sender are one group', () => {
    expect(drawn(line('Hotel Admin'), line('Hotel Admin'), line('Amelia'), line('Ben'))).toEqual([
      '+Hotel Admin',
      'Hotel Admin.',
      '+Amelia.',
      '+Ben.',
    ]);
    expect(drawn()).toEqual([]);
  });

  it('a new day stands between, and ends a group', () => {
    expect(
      drawn(
        line('Amelia', '2026-11-20T23:59:00Z'),
        line('Amelia', '2026-11-21T00:01:00Z'),
        line('Amelia'),
        line('Amelia', '2026-11-21T09:00:00Z'),
      ),
    ).toEqual(['2026-11-20 +Amelia.', '2026-11-21 +Amelia', 'Amelia', 'Amelia.']);
  });
});
