import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeskError, ProviderAway, SignedOut } from './desk-error.ts';
import { paragraph } from './print.ts';
import type { Desk } from './provider.ts';

const POLL_MS = 2000;
/** Clears the line that the cursor is in. */
const WIPE = '\r\u001b[K';
const HELP = 'Type answer ID text, or quit.';

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
  const ended = new AbortController();
  const end = () => lines.close();
  lines.once('close', () => {
    if (terminal) process.stdout.write(WIPE);
    ended.abort();
  });
  process.once('SIGINT', end).once('SIGTERM', end);
  /** Above the line that is being typed, which stays. */
  const say = (text: string) => {
    process.stdout.write(`${terminal ? WIPE : ''}${text}\n`);
    if (!ended.signal.aborted) lines.prompt(true);
  };

  let desk: Desk | undefined;
  lines.on('line', async (line) => {
    const [, id, text] = /^answer\s+#?(\d{1,9})\s+(.*\S.*)$/.exec(line.trim()) ?? [];
    if (line.trim() === 'quit') return end();
    if (!id || !text) return say(HELP);
    try {
      if (!desk) throw new DeskError('The provider is away: this was not sent.');
      await desk.answer(Number(id), text);
      say(`#${id} is answered.`);
    } catch (error) {
      say(messageOf(error));
    }
  });
  say(HELP);
  try {
    let last = 0;
    let away = false;
    while (!ended.signal.aborted) {
      try {
        desk ??= await enter();
        for await (const request of desk.inbox(last)) {
          if (request.state === 'sent') await desk.seen(request.id);
          say(paragraph(request));
          last = request.id;
        }
        if (away) say('The provider is back.');
        away = false;
      } catch (error) {
        if (error instanceof SignedOut) desk = undefined;
        else if (!(error instanceof ProviderAway)) throw error;
        else if (!away) say(`${error.message} Trying again.`);
        away ||= error instanceof ProviderAway;
      }
      await sleep(POLL_MS, undefined, { signal: ended.signal }).catch(() => {});
    }
  } finally {
    end();
    // Pausing a pipe while it gives a line does not let go of it, and the process would stay.
    process.stdin.destroy();
    await desk?.signOut();
  }
}

function messageOf(error: unknown): string {
  if (error instanceof DeskError) return error.message;
  throw error;
}
