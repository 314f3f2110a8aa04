import { ClientError } from './client/client-error.ts';
import { run } from './desk/run.ts';
import { StartError } from './lib/start-error.ts';

/** Runs `pnpm desk`: hotel admins read and answer guests in a terminal. */
run(process.argv.slice(2), process.env).then(
  (lines) => lines.length > 0 && console.log(lines.join('\n')),
  (error: unknown) => {
    if (!(error instanceof ClientError || error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  },
);
