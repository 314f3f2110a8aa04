import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientError, reasonOf } from '../client/client-error.ts';
import { escapeControls } from '../client/escape-controls.ts';
import type { Guest } from '../conversations/message-fields.ts';
import { commandOf, parseLine } from './commands.ts';
import type { Desk } from './desk-client.ts';
import { formatEntry } from './format-entry.ts';
import { advance, isUnread, START } from './inbox.ts';
import { reportTyping } from './report-typing.ts';

const POLL_MS = 2000;
/** Poll interval while the realtime connection is live, to catch missed events. */
const LIVE_POLL_MS = 30_000;
/** Minimum time between two typing notices of one guest. */
const TYPING_NOTICE_MS = 10_000;
/** Clears the cursor's line. */
const CLEAR_LINE = '\r\u001b[K';
const HELP = 'Type answer ID text, chat EMAIL text, reply THREAD_ID text, or quit.';

/**
 * Runs the desk in a terminal: prints entries, marks them as seen and executes typed commands, until
 * `quit`, Ctrl-C or the end of the input. When the provider is unreachable, the desk prints that once
 * and keeps trying.
 */
export async function runLive(signInToDesk: () => Promise<Desk>): Promise<void> {
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const lines = createInterface({
    input: process.stdin,
    ...(terminal ? { output: process.stdout, prompt: '> ' } : {}),
  });
  let waiting = new AbortController();
  /** Ends the wait for the next poll, or prevents it. */
  const wake = () => waiting.abort();
  let ended = false;
  const end = () => lines.close();
  lines.once('close', () => {
    if (terminal) process.stdout.write(CLEAR_LINE);
    ended = true;
    wake();
  });
  process.once('SIGINT', end).once('SIGTERM', end);
  /** Prints above the line that is being typed. */
  const print = (text: string) => {
    process.stdout.write(`${terminal ? CLEAR_LINE : ''}${text}\n`);
    if (!ended) lines.prompt(true);
  };

  const typingNoticeUntil = new Map<number, number>();
  const onTyping = ({ id, name, email }: Guest) => {
    const now = performance.now();
    if ((typingNoticeUntil.get(id) ?? 0) > now) return;
    typingNoticeUntil.set(id, now + TYPING_NOTICE_MS);
    print(`    ${escapeControls(`${name} <${email}>`)} is writing.`);
  };

  let desk: Desk | undefined;
  let connection: ReturnType<Desk['listen']> | undefined;
  const execute = async (line: string) => {
    const [name, target, text] = parseLine(line);
    if (name === 'quit') return end();
    const command = commandOf(name, target, text);
    if (!command) return print(HELP);
    try {
      if (!desk) throw new ClientError('The provider is unreachable: the command was not run.');
      print(await command(desk));
      wake();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      print(error.message);
    }
  };
  // Runs commands one at a time after the first poll, so guests receive them in the order typed.
  const firstPoll = Promise.withResolvers<void>();
  let executed = firstPoll.promise;
  lines.on('line', (line) => {
    executed = executed.then(() => execute(line));
  });
  if (terminal) reportTyping(process.stdin, lines, (guest) => desk?.reportTyping(guest));
  print(HELP);
  try {
    let position = START;
    let unreachable = false;
    do {
      try {
        desk ??= await signInToDesk();
        connection ??= desk.listen({ onChange: wake, onTyping });
        for (const entry of await desk.inbox(position)) {
          if (isUnread(entry)) await desk.markSeen(entry);
          print(formatEntry(entry));
          typingNoticeUntil.delete(entry.guest.id);
          position = advance(position, entry);
        }
        if (unreachable) print('The provider is reachable again.');
        unreachable = false;
      } catch (error) {
        if (reasonOf(error) === 'signed-out') {
          connection?.close();
          connection = desk = undefined;
        } else if (reasonOf(error) !== 'unreachable') throw error;
        else if (!unreachable) {
          print(`${(error as ClientError).message} Trying again.`);
          unreachable = true;
        }
      }
      firstPoll.resolve();
      const pollMs = connection?.isLive() ? LIVE_POLL_MS : POLL_MS;
      await sleep(pollMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      waiting = new AbortController();
    } while (!ended);
  } finally {
    end();
    connection?.close();
    firstPoll.resolve();
    await executed;
    // Pausing a pipe during a line event does not release it, and the process would not exit.
    process.stdin.destroy();
    await desk?.signOut();
  }
}
