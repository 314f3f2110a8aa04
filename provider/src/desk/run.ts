import { parseArgs } from 'node:util';
import { ClientError } from '../client/client-error.ts';
import { harmlessJson } from '../client/harmless.ts';
import { commandOf } from './commands.ts';
import { readDeskEnvironment } from './desk-environment.ts';
import { runLive } from './live.ts';
import { paragraph } from './print.ts';
import { type Desk, signIn } from './provider.ts';

const USAGE = `Usage: pnpm desk                     what guests ask and say, live, and answers to it
       pnpm desk inbox [--json]      all of it, oldest first
       pnpm desk send --to EMAIL "text"
       pnpm desk reply THREAD_ID "text"
       pnpm desk answer REQUEST_ID "text"
       pnpm desk seen REQUEST_ID
Each takes --hotel SLUG (grand-plaza).`;

const wrongUse = () => new ClientError(USAGE);

/** Runs a command as it was typed and answers what to print; throws a `ClientError`. */
export async function run(args: string[], variables: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = read(args);
  const account = readDeskEnvironment(variables, values.hotel ?? 'grand-plaza');
  const enter = () => signIn(account, values.hotel);
  const [command, ...rest] = positionals;
  if (values.json && command !== 'inbox') throw wrongUse();
  if (values.to !== undefined && command !== 'send') throw wrongUse();
  if (command === undefined) {
    await runLive(enter);
    return [];
  }
  const act = actionOf(command, rest, values);
  const desk = await enter();
  try {
    return await act(desk);
  } finally {
    await desk.signOut();
  }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
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
): (desk: Desk) => Promise<string[]> {
  if (command === 'inbox' && rest.length === 0) return (desk) => inboxLines(desk, json);
  const [target = '', ...words] = rest;
  const act =
    command === 'send'
      ? commandOf('chat', to, rest.join(' '))
      : commandOf(command, target, words.join(' '));
  if (!act || command === 'chat') throw wrongUse();
  return async (desk) => [await act(desk)];
}

async function inboxLines(desk: Desk, json: boolean): Promise<string[]> {
  const entries = await desk.inbox();
  if (json) return entries.map((entry) => harmlessJson(entry));
  if (entries.length === 0) return ['Nobody has asked for anything or said anything yet.'];
  return entries.map((entry) => `${paragraph(entry)}\n`);
}
