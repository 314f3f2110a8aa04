import type { Line } from '../data/conversation.ts';
import { momentOf } from '../time/moment.ts';

/** A line as it stands among the others. */
export type Row = {
  line: Line;
  /** The day that begins with it. */
  day: string | undefined;
  /** The first and the last of what one sender wrote in a row. */
  first: boolean;
  last: boolean;
};

/**
 * Lines as rows: consecutive ones of one sender belong together (MSG-05, MSG-13), a new day
 * stands between. `dayOf` names the day of a moment.
 */
export function rowsOf(lines: readonly Line[], dayOf: (at: number) => string): Row[] {
  const rows: Row[] = [];
  let day: string | undefined;
  for (const line of lines) {
    const before = rows.at(-1);
    // A line without a time belongs to the day of the one before it.
    const at = momentOf(line.at);
    const own = at === undefined ? day : dayOf(at);
    const first = own !== day || !sameSender(before?.line, line);
    if (first && before) before.last = true;
    rows.push({ line, day: own === day ? undefined : own, first, last: false });
    day = own;
  }
  const end = rows.at(-1);
  if (end) end.last = true;
  return rows;
}

function sameSender(one: Line | undefined, other: Line): boolean {
  return one?.from === other.from && one.mine === other.mine;
}
