import { isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { textAt } from '@foyer/shared/documents/read-text.ts';
import { ClientError } from '../client/client-error.ts';
import { runCommandLine } from '../client/command-line.ts';
import { escapeControls, escapedJson } from '../client/escape-controls.ts';
import { MAX_FILE_BYTES } from '../hotel-file/document-rules.ts';
import { type HotelFile, hotelSchema } from '../hotel-file/hotel-file.ts';
import { readHotelFile } from '../hotel-file/read-hotel-file.ts';
import { brandLines, type FormatColor } from './brand.ts';
import { importSummary } from './import-summary.ts';
import { operatorClient } from './operator-client.ts';

/** Runs a command line and returns the lines to print; throws `ClientError`. */
export function run(
  args: string[],
  variables: NodeJS.ProcessEnv,
  formatColor?: FormatColor,
): Promise<string[]> {
  const line = args.length > 0 ? args : ['help'];
  return runCommandLine('pnpm hotels', line, (program, print) => {
    program.addHelpText('after', '\nWith - as file the command reads standard input.');
    program
      .command('check <file>')
      .description('check a hotel file and the contrast of its brand')
      .action(async (path) => print(...checkLines(await readHotelAt(path, ''), formatColor)));
    program
      .command('import <file>')
      .description('add the hotel to the provider, or update it')
      .option('--dry-run', 'print the changes and store nothing', false)
      .action(async (path, { dryRun: isDryRun }) => {
        const file = await readHotelAt(path, ' Nothing is imported.');
        const imported = await operatorClient(variables).import(file, { isDryRun });
        print(...importSummary(file.slug, imported, isDryRun).map(escapeControls));
      });
    program
      .command('export <slug>')
      .description('print a hotel as a file')
      .action(async (slug) => print(await exportedHotel(slug, variables)));
    program
      .command('schema')
      .description("print the file's JSON Schema for editors")
      .action(() => print(JSON.stringify(hotelSchema(), null, 2)));
  });
}

/** Reads a valid hotel file. Otherwise throws all issues with their lines and the consequence. */
async function readHotelAt(path: string, consequence: string): Promise<HotelFile> {
  const found = await textAt(path, MAX_FILE_BYTES);
  if ('error' in found) throw new ClientError(found.error);
  const read = readHotelFile(found.text);
  if ('file' in read) return read.file;
  const { issues, more } = read;
  const lines = issues.map(({ line, column, text }) => `${path}:${line}:${column}  ${text}`);
  const count = issues.length + more;
  const countText = count === 1 ? 'One thing is wrong' : `${count} things are wrong`;
  const limitNote = more > 0 ? `, of which these are the first ${issues.length}` : '';
  const help = 'The file by example: docs/hotelier/bring-in-a-hotel.md#the-file';
  throw new ClientError([...lines, `${countText}${limitNote}.${consequence}`, help].join('\n'));
}

async function exportedHotel(slug: string, variables: NodeJS.ProcessEnv): Promise<string> {
  if (!isSlug(slug))
    throw new ClientError(`${JSON.stringify(slug)} is no slug${slugSuggestion(slug) || '.'}`);
  const hotel = await operatorClient(variables).export(slug);
  if (!hotel) throw new ClientError(`There is no hotel ${slug} in this provider.`);
  return escapedJson(hotel, 2);
}

function checkLines(
  { name, slug, settings }: HotelFile,
  formatColor: FormatColor | undefined,
): string[] {
  const heading = escapeControls(`${name} (${slug}): nothing is wrong with the file.`);
  if (!settings) return [heading, 'It has no settings: those that the provider has stay.'];
  return [heading, '', ...brandLines(settings, formatColor)];
}
