import type { Readable } from 'node:stream';
import { guestNamed, wordsOf } from './commands.ts';

/** Who goes on writing says so this often. */
const TELL_MS = 3000;

/** Tells, now and then, whom the line writes to that is being typed at a terminal. */
export function tellWriting(
  input: Readable,
  typed: { readonly line: string },
  tell: (guest: string | number) => unknown,
): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  input.on('keypress', () => {
    const [name, target, text] = wordsOf(typed.line);
    const guest = guestNamed(target);
    const now = performance.now();
    if (name !== 'chat' || !text || guest === undefined || now - toldAt < TELL_MS) return;
    toldAt = now;
    tell(guest);
  });
}
