import { parseArgs } from 'node:util';
import { readDeskEnvironment } from './desk/desk-environment.ts';
import { DeskError } from './desk/desk-error.ts';
import { runLive } from './desk/live.ts';
import { jsonLine, paragraph } from './desk/print.ts';
import { type Desk, signIn } from './desk/provider.ts';
import { StartError } from './ground/start-error.ts';

const USAGE = `Usage: pnpm desk                   what guests ask for, live, and answers to it
       pnpm desk inbox [--json]    all of it, oldest first
       pnpm desk seen ID
       pnpm desk answer ID "text"
Each takes --hotel SLUG (grand-plaza).`;

const wrongUse = () => new DeskError(USAGE);

/** The hotel's own side of a conversation, from a terminal. */
async function main(): Promise<void> {
  const { values, positionals } = read();
  const account = readDeskEnvironment(process.env, values.hotel ?? 'grand-plaza');
  const enter = () => signIn(account, values.hotel);
  const [command, ...rest] = positionals;
  if (values.json && command !== 'inbox') throw wrongUse();
  if (command === undefined) return runLive(enter);
  const act = actionOf(command, rest, values.json);
  const desk = await enter();
  try {
    await act(desk);
  } finally {
    await desk.signOut();
  }
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, hotel: { type: 'string' } },
    });
  } catch (error) {
    throw new DeskError(`${(error as Error).message}\n${USAGE}`);
  }
}

function actionOf(command: string, rest: string[], json: boolean): (desk: Desk) => Promise<void> {
  if (command === 'inbox' && rest.length === 0) return (desk) => printInbox(desk, json);
  const [sent = '', ...words] = rest;
  const id = /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
  const text = words.join(' ');
  if (id !== undefined && command === 'seen' && words.length === 0)
    return async (desk) => {
      await desk.seen(id);
      console.log(`#${id} is seen.`);
    };
  if (id !== undefined && command === 'answer' && text.trim() !== '')
    return async (desk) => {
      await desk.answer(id, text);
      console.log(`#${id} is answered.`);
    };
  throw wrongUse();
}

async function printInbox(desk: Desk, json: boolean): Promise<void> {
  let empty = true;
  for await (const request of desk.inbox()) {
    console.log(json ? jsonLine(request) : `${paragraph(request)}\n`);
    empty = false;
  }
  if (empty && !json) console.log('Nobody has asked for anything yet.');
}

main().catch((error: unknown) => {
  if (!(error instanceof DeskError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
