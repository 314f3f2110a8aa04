import { ClientError } from './client/client-error.ts';
import { harmless } from './client/harmless.ts';
import { StartError } from './ground/start-error.ts';
import { painted } from './hotels-command/painted.ts';
import { run } from './hotels-command/run.ts';

/** `pnpm hotels`: brings hotels into the provider and takes them out of it, as files. */
run(process.argv.slice(2), process.env, process.stdout.isTTY ? painted : undefined).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    if (!(error instanceof ClientError || error instanceof StartError)) throw error;
    // It may name what somebody typed.
    console.error(error.message.split('\n').map(harmless).join('\n'));
    process.exitCode = 1;
  },
);
