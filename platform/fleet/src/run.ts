import { Refusal } from '@foyer/releases/refusal';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Deps } from './deps/deps.ts';
import { readInput } from './read-input.ts';
import { usage, usageOfCommand } from './usage.ts';

/** Runs a command line and returns the text to print; throws a `Refusal`. */
export async function run(
  args: readonly string[],
  deps: () => Deps | Promise<Deps>,
): Promise<string> {
  const [first = 'help', ...rest] = args;
  if (first === 'help' || first === '--help') return help(rest);
  const [name = '', ...others] = first === 'plan' ? rest : args;
  const command = commandOf(name);
  if (others.includes('--help')) return usageOfCommand(name, command);
  if (first === 'plan' && !command.takes.includes('dry-run'))
    throw new Refusal(`${name} changes nothing: there is nothing to plan.`);
  const input = readInput(name, command, others);
  return command.run({ ...input, isDryRun: input.isDryRun || first === 'plan' }, await deps());
}

function help([name]: string[]): string {
  return name === undefined ? usage(COMMANDS) : usageOfCommand(name, commandOf(name));
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  const names = [...Object.keys(COMMANDS), 'plan', 'help'];
  throw Refusal.withSuggestion(
    `There is no command ${name}`,
    name,
    names,
    ' All: pnpm fleet help.',
  );
}
