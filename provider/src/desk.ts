import { parseArgs } from 'node:util';
import { ClientError } from './client/client-error.ts';
import { harmlessJson } from './client/harmless.ts';
import { commandOf } from './desk/commands.ts';
import { readDeskEnvironment } from './desk/desk-environment.ts';
import { runLive } from './desk/live.ts';
import { paragraph } from './desk/print.ts';
import { type Desk, signIn } from './desk/provider.ts';
import { StartError } from './ground/start-error.ts';

const USAGE = `Usage: pnpm desk                     what guests ask and say, live, and answers to it
       pnpm desk inbox [--json]      all of it, oldest first
       pnpm desk send --to EMAIL "text"
       pnpm desk reply THREAD_ID "text"
       pnpm desk answer REQUEST_ID "text"
       pnpm desk seen REQUEST_ID
Each takes --hotel SLUG (grand-plaza).`;

const wrongUse = () => new ClientError(USAGE);

/** The hotel's own side of a conversation, from a terminal. */
async function main(): Promise<void> {
  const { values, positionals } = read();
  const account = readDeskEnvironment(process.env, values.hotel ?? 'grand-plaza');
  const enter = () => signIn(account, values.hotel);
  const [command, ...rest] = positionals;
  if (values.json && command !== 'inbox') throw wrongUse();
  if (values.to !== undefined && command !== 'send') throw wrongUse();
  if (command === undefined) return runLive(enter);
  const act = actionOf(command, rest, values);
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
      options: {
        json: { type: 'boolean', default: false },
        hotel: { type: 'string' },
        to: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ClientError(`${(error as Error).message}\n${USAGE}`);
  }
}

function actionOf(
  command: string,
  rest: string[],
  { json, to = '' }: { json: boolean; to?: string | undefined },
): (desk: Desk) => Promise<void> {
  if (command === 'inbox' && rest.length === 0) return (desk) => printInbox(desk, json);
  const [target = '', ...words] = rest;
  const act =
    command === 'send'
      ? commandOf('chat', to, rest.join(' '))
      : commandOf(command, target, words.join(' '));
  if (!act || command === 'chat') throw wrongUse();
  return async (desk) => console.log(await act(desk));
}

async function printInbox(desk: Desk, json: boolean): Promise<void> {
  const entries = await desk.inbox();
  for (const entry of entries) console.log(json ? harmlessJson(entry) : `${paragraph(entry)}\n`);
  if (entries.length === 0 && !json)
    console.log('Nobody has asked for anything or said anything yet.');
}

main().catch((error: unknown) => {
  if (!(error instanceof ClientError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
