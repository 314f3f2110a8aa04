import type { Readable } from 'node:stream';
import { guestTarget, parseLine } from './commands.ts';

/** Interval of reports while the admin keeps typing. */
const REPORT_MS = 3000;

/** Reports the guest of a `chat` command while an admin types it at a terminal. */
export function reportTyping(
  input: Readable,
  readline: { readonly line: string },
  report: (guest: string | number) => unknown,
): void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  input.on('keypress', () => {
    const [name, target, text] = parseLine(readline.line);
    const guest = guestTarget(target);
    const now = performance.now();
    if (name !== 'chat' || !text || guest === undefined || now - reportedAt < REPORT_MS) return;
    reportedAt = now;
    report(guest);
  });
}
