import { Command, CommanderError } from 'commander';
import { StartError } from '../lib/start-error.ts';
import { ClientError } from './client-error.ts';
import { escapeControls } from './escape-controls.ts';

/**
 * Runs a command line and returns the lines to print; throws `ClientError` with the usage for a
 * wrong one. `define` adds commands, whose actions print.
 */
export async function runCommandLine(
  name: string,
  args: readonly string[],
  define: (program: Command, print: (...lines: string[]) => void) => void,
): Promise<string[]> {
  const printed: string[] = [];
  const program = new Command(name).exitOverride().configureOutput({
    writeOut: (text) => printed.push(text.trimEnd()),
    writeErr: () => undefined,
  });
  define(program, (...lines) => printed.push(...lines));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { exitCode, message } = error;
    if (exitCode !== 0) throw new ClientError(`${message}\n${program.helpInformation()}`);
  }
  return printed;
}

/** Prints the lines of a command, or the message of its error, which may contain others' text. */
export async function printLines(lines: Promise<string[]>): Promise<void> {
  try {
    for (const line of await lines) console.log(line);
  } catch (error) {
    if (!(error instanceof ClientError || error instanceof StartError)) throw error;
    for (const line of error.message.split('\n')) console.error(escapeControls(line));
    process.exitCode = 1;
  }
}
