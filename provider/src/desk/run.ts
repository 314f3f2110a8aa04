import { runCommandLine } from '../client/command-line.ts';
import { escapedJson } from '../client/escape-controls.ts';
import { commandOf } from './commands.ts';
import { type Desk, signIn } from './desk-client.ts';
import { readDeskEnvironment } from './desk-environment.ts';
import { formatEntry } from './format-entry.ts';
import { runLive } from './live.ts';

const DEFAULT_HOTEL = 'grand-plaza';

/** Runs a command line and returns the lines to print; throws `ClientError`. */
export function run(args: string[], variables: NodeJS.ProcessEnv): Promise<string[]> {
  return runCommandLine('pnpm desk', args, (program, print) => {
    const signInToDesk = () => {
      const { hotel } = program.opts<{ hotel?: string }>();
      return signIn(readDeskEnvironment(variables, hotel ?? DEFAULT_HOTEL), hotel);
    };
    const atDesk = async (act: (desk: Desk) => Promise<string[]>) => {
      const desk = await signInToDesk();
      try {
        print(...(await act(desk)));
      } finally {
        await desk.signOut();
      }
    };
    const execute = (name: string, target: string, words: string[] = []) => {
      const command =
        commandOf(name, target, words.join(' ')) ??
        program.error(`error: ${JSON.stringify(target)} or the text is not valid`);
      return atDesk(async (desk) => [await command(desk)]);
    };
    program
      .description('Shows requests and messages live, and answers them.')
      .option('--hotel <slug>', `the hotel; default: ${DEFAULT_HOTEL}`)
      .action(() => runLive(signInToDesk));
    program
      .command('inbox')
      .description('list requests and messages, oldest first')
      .option('--json', 'print one object a line, as typed', false)
      .action(({ json }) => atDesk((desk) => inboxLines(desk, json)));
    program
      .command('send <text...>')
      .description('send a guest a chat message')
      .requiredOption('--to <email>', "the guest's e-mail address")
      .action((words, { to }) => execute('chat', to, words));
    program
      .command('reply <thread-id> <text...>')
      .description('reply in a thread')
      .action((id, words) => execute('reply', id, words));
    program
      .command('answer <request-id> <text...>')
      .description('answer a request')
      .action((id, words) => execute('answer', id, words));
    program
      .command('seen <request-id>')
      .description('mark a request as seen')
      .action((id) => execute('seen', id));
  });
}

async function inboxLines(desk: Desk, json: boolean): Promise<string[]> {
  const entries = await desk.inbox();
  if (json) return entries.map((entry) => escapedJson(entry));
  if (entries.length === 0) return ['The inbox is empty.'];
  return entries.map((entry) => `${formatEntry(entry)}\n`);
}
