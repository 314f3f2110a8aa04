import { createInterface } from 'node:readline';
import { ClientError, ProviderAway, SignedOut } from '../client/client-error.ts';
import { harmless } from '../client/harmless.ts';
import type { Guest } from '../conversations/parts.ts';
import { createBell } from './bell.ts';
import { commandOf, wordsOf } from './commands.ts';
import { isNew, NOTHING, readOn } from './inbox.ts';
import type { Connection } from './listen.ts';
import { paragraph } from './print.ts';
import type { Desk } from './provider.ts';
import { tellWriting } from './tell-writing.ts';

const POLL_MS = 2000;
/** While the provider tells what is new, looking is for what was missed only. */
const LIVE_POLL_MS = 30_000;
/** How long one is said to be writing. */
const TYPING_MS = 10_000;
/** Clears the line that the cursor is in. */
const WIPE = '\r\u001b[K';
const HELP = 'Type answer ID text, chat EMAIL text, reply THREAD_ID text, or quit.';

/**
 * The desk in a terminal: shows what is there and what comes, marks as seen what it shows, and
 * takes answers, until `quit`, Ctrl-C or the end of the input. While the provider is away it says so
 * once and goes on trying.
 */
export async function runLive(enter: () => Promise<Desk>): Promise<void> {
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const lines = createInterface({
    input: process.stdin,
    ...(terminal ? { output: process.stdout, prompt: '> ' } : {}),
  });
  const bell = createBell();
  let ended = false;
  const end = () => lines.close();
  lines.once('close', () => {
    if (terminal) process.stdout.write(WIPE);
    ended = true;
    bell.ring();
  });
  process.once('SIGINT', end).once('SIGTERM', end);
  /** Above the line that is being typed, which stays. */
  const say = (text: string) => {
    process.stdout.write(`${terminal ? WIPE : ''}${text}\n`);
    if (!ended) lines.prompt(true);
  };

  const typing = new Map<number, number>();
  const onTyping = ({ id, name, email }: Guest) => {
    const now = performance.now();
    if ((typing.get(id) ?? 0) > now) return;
    typing.set(id, now + TYPING_MS);
    say(`    ${harmless(`${name} <${email}>`)} is writing.`);
  };

  let desk: Desk | undefined;
  let connection: Connection | undefined;
  const obey = async (line: string) => {
    const [name, target, text] = wordsOf(line);
    if (name === 'quit') return end();
    const command = commandOf(name, target, text);
    if (!command) return say(HELP);
    try {
      if (!desk) throw new ClientError('The provider is away: this was not sent.');
      say(await command(desk));
      bell.ring();
    } catch (error) {
      say(messageOf(error));
    }
  };
  // One after the other, once somebody may sit there: it reaches the guest in the order typed.
  const looked = Promise.withResolvers<void>();
  let obeyed = looked.promise;
  lines.on('line', (line) => {
    obeyed = obeyed.then(() => obey(line));
  });
  if (terminal) tellWriting(process.stdin, lines, (guest) => desk?.writing(guest));
  say(HELP);
  try {
    let read = NOTHING;
    let away = false;
    do {
      try {
        desk ??= await enter();
        connection ??= desk.listen({ onNews: bell.ring, onTyping });
        for (const entry of await desk.inbox(read)) {
          if (isNew(entry)) await desk.markSeen(entry);
          say(paragraph(entry));
          typing.delete(entry.guest.id);
          read = readOn(read, entry);
        }
        if (away) say('The provider is back.');
        away = false;
      } catch (error) {
        if (error instanceof SignedOut) {
          connection?.close();
          connection = desk = undefined;
        } else if (!(error instanceof ProviderAway)) throw error;
        else if (!away) say(`${error.message} Trying again.`);
        away ||= error instanceof ProviderAway;
      }
      looked.resolve();
      if (!ended) await bell.wait(connection?.isLive() ? LIVE_POLL_MS : POLL_MS);
    } while (!ended);
  } finally {
    end();
    connection?.close();
    looked.resolve();
    await obeyed;
    // Pausing a pipe while it gives a line does not let go of it, and the process would stay.
    process.stdin.destroy();
    await desk?.signOut();
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ClientError) return error.message;
  throw error;
}
