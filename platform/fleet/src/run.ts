import { Command, CommanderError } from 'commander';
import { type Options, optionOf } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Deps } from './deps/deps.ts';

/** Runs a command line and returns the text to print; throws a `Refusal` or `CommanderError`. */
export async function run(
  args: readonly string[],
  deps: () => Deps | Promise<Deps>,
): Promise<string> {
  const printed: string[] = [];
  const program = programOf(deps, (text) => printed.push(text));
  try {
    await program.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
  }
  return printed.join('').trimEnd();
}

function programOf(deps: () => Deps | Promise<Deps>, print: (text: string) => void): Command {
  const program = new Command('pnpm fleet')
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .enablePositionalOptions();
  for (const [name, { parameters, needs = [], takes, help, run: runCommand }] of Object.entries(
    COMMANDS,
  )) {
    const command = program.command([name, ...parameters].join(' ')).description(help);
    for (const option of needs) command.addOption(optionOf(option).makeOptionMandatory());
    for (const option of takes) command.addOption(optionOf(option));
    command.action(async () => {
      print(await runCommand(command.processedArgs, command.opts<Options>(), await deps()));
    });
  }
  program
    .command('plan <command...>')
    .description('Shows what a change would alter, as --dry-run does.')
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (line: string[]) => {
      await program.parseAsync([...line, '--dry-run'], { from: 'user' });
    });
  return program;
}
