import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { usage, usageOfOne } from './usage.ts';
import type { World } from './world/world.ts';

/** Runs a command as it was typed and answers what to print; throws a `Refusal`. */
export async function run(
  args: readonly string[],
  world: () => World | Promise<World>,
): Promise<string> {
  const [first = 'help', ...rest] = args;
  if (first === 'help' || first === '--help') return help(rest);
  const [name = '', ...others] = first === 'plan' ? rest : args;
  const command = commandOf(name);
  if (others.includes('--help')) return usageOfOne(name, command);
  if (first === 'plan' && !command.takes.includes('dry-run'))
    throw new Refusal(`${name} changes nothing: there is nothing to plan.`);
  const input = readInput(name, command, others);
  return command.run({ ...input, isDryRun: input.isDryRun || first === 'plan' }, await world());
}

function help([name]: string[]): string {
  return name === undefined ? usage(COMMANDS) : usageOfOne(name, commandOf(name));
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  const names = [...Object.keys(COMMANDS), 'plan', 'help'];
  throw Refusal.ofWord(`There is no command ${name}`, name, names, ' All: pnpm fleet help.');
}
