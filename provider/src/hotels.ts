import { ClientError } from './client/client-error.ts';
import { escapeControls } from './client/escape-controls.ts';
import { colorSwatch } from './hotels-command/brand.ts';
import { run } from './hotels-command/run.ts';
import { StartError } from './lib/start-error.ts';

/** Runs `pnpm hotels`: imports hotel files into the provider and exports them. */
run(process.argv.slice(2), process.env, process.stdout.isTTY ? colorSwatch : undefined).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    if (!(error instanceof ClientError || error instanceof StartError)) throw error;
    // The message may contain text of the file.
    console.error(error.message.split('\n').map(escapeControls).join('\n'));
    process.exitCode = 1;
  },
);
