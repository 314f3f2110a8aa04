import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const script = (name: string) => join(import.meta.dirname, `../${name}.ts`);

/**
 * Runs a program of the provider with these variables and Node's compile cache only.
 * `output`, and the `errors` in it, grow while it runs and are complete when `ended` resolves to the
 * exit code.
 */
export function run(name: string, variables: Record<string, string>, ...parameters: string[]) {
  const child = spawn(process.execPath, [script(name), ...parameters], {
    env: { PATH, NODE_COMPILE_CACHE, ...variables },
  });
  const ended = once(child, 'close').then(([code]) => code as number);
  const started = { child, output: '', errors: '', ended };
  child.stdout.on('data', (chunk) => {
    started.output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    started.output += chunk;
    started.errors += chunk;
  });
  return started;
}

/** Waits until a provider is ready and returns its URL. */
export async function ready(started: ReturnType<typeof run>): Promise<string> {
  const found = () => /"url":"([^"]+)"/.exec(started.output)?.[1];
  const failed = started.ended.then(() => {
    if (!found()) throw new Error(started.output);
  });
  while (!found()) await Promise.race([once(started.child.stdout, 'data'), failed]);
  return found() ?? '';
}
