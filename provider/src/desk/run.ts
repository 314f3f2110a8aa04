import { parseArgs } from 'node:util';
import { ClientError } from '../client/client-error.ts';
import { escapedJson } from '../client/escape-controls.ts';
import { commandOf } from './commands.ts';
import { type Desk, signIn } from './desk-client.ts';
import { readDeskEnvironment } from './desk-environment.ts';
import { formatEntry } from './format-entry.ts';
import { runLive } from './live.ts';

const USAGE = `Usage: pnpm desk                     show requests and messages live, and answer them
       pnpm desk inbox [--json]      list requests and messages, oldest first
       pnpm desk send --to EMAIL "text"
       pnpm desk reply THREAD_ID "text"
       pnpm desk answer REQUEST_ID "text"
       pnpm desk seen REQUEST_ID
Each command takes --hotel SLUG (default: grand-plaza).`;

const usageError = () => new ClientError(USAGE);

/** Runs a command line and returns the lines to print; throws `ClientError`. */
export async function run(args: string[], variables: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArguments(args);
  const account = readDeskEnvironment(variables, values.hotel ?? 'grand-plaza');
  const signInToDesk = () => signIn(account, values.hotel);
  const [command, ...rest] = positionals;
  if (values.json && command !== 'inbox') throw usageError();
  if (values.to !== undefined && command !== 'send') throw usageError();
  if (command === undefined) {
    await runLive(signInToDesk);
    return [];
  }
  const act = actionOf(command, rest, values);
  const desk = await signInToDesk();
  try {
    return await act(desk);
  } finally {
    await desk.signOut();
  }
}

function parseArguments(args: string[]) {
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
  const [target = '', ...textWords] = rest;
  const act =
    command === 'send'
      ? commandOf('chat', to, rest.join(' '))
      : commandOf(command, target, textWords.join(' '));
  if (!act || command === 'chat') throw usageError();
  return async (desk) => [await act(desk)];
}

async function inboxLines(desk: Desk, json: boolean): Promise<string[]> {
  const entries = await desk.inbox();
  if (json) return entries.map((entry) => escapedJson(entry));
  if (entries.length === 0) return ['The inbox is empty.'];
  return entries.map((entry) => `${formatEntry(entry)}\n`);
}
