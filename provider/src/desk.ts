import { printLines } from './client/command-line.ts';
import { run } from './desk/run.ts';

/** Runs `pnpm desk`: hotel admins read and answer guests in a terminal. */
await printLines(run(process.argv.slice(2), process.env));
