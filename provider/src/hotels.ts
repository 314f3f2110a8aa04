import { printLines } from './client/command-line.ts';
import { colorSwatch } from './hotels-command/brand.ts';
import { run } from './hotels-command/run.ts';

/** Runs `pnpm hotels`: imports hotel files into the provider and exports them. */
const formatColor = process.stdout.isTTY ? colorSwatch : undefined;
await printLines(run(process.argv.slice(2), process.env, formatColor));
