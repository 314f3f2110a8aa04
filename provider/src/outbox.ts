import { parseArgs } from 'node:util';
import { dataDirectory } from './env.ts';
import { readOutbox } from './mail/outbox-file.ts';

const USAGE = 'Usage: pnpm outbox [--json] [--to ADDRESS]';

/** Prints the mails of the outbox file, newest last. Works while the provider runs. */
function main(): void {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, to: { type: 'string' } },
  });
  const wanted = values.to?.toLowerCase();
  const mails = readOutbox(dataDirectory(process.env.FOYER_DATA)).filter(
    ({ to }) => !wanted || to.toLowerCase() === wanted,
  );
  if (values.json) {
    for (const mail of mails) console.log(JSON.stringify(mail));
    return;
  }
  if (mails.length === 0) console.log('The outbox is empty.');
  for (const { to, subject, text } of mails)
    console.log(`To: ${to}\nSubject: ${subject}\n\n${text}\n\n---`);
}

try {
  main();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}
