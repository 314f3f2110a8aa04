import { type Command, OPTIONS, type OptionName, usageOf } from './command.ts';

/** Lists every command, one per line. */
export function usage(commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map(([name, { parameters, help }]) => ({
    typed: [name, ...parameters].join(' '),
    help,
  }));
  lines.push({
    typed: 'plan COMMAND …',
    help: 'Shows what a change would alter, as --dry-run does.',
  });
  lines.push({ typed: 'help COMMAND', help: 'Shows the options of a command.' });
  const width = Math.max(...lines.map(({ typed }) => typed.length));
  return [
    'Usage: pnpm fleet COMMAND',
    '',
    ...lines.map(({ typed, help }) => `  ${typed.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Describes one command with its options. */
export function usageOfCommand(name: string, command: Command): string {
  const names: OptionName[] = [...(command.needs ?? []), ...command.takes];
  const lines = names.map((one) => {
    const { value, help } = OPTIONS[one];
    return { typed: value ? `--${one} ${value}` : `--${one}`, help };
  });
  const width = Math.max(0, ...lines.map(({ typed }) => typed.length));
  return [
    `Usage: ${usageOf(name, command)}`,
    '',
    command.help,
    ...lines.map(({ typed, help }) => `  ${typed.padEnd(width)}  ${help}`),
  ].join('\n');
}
