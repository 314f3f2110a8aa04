import { parseArgs } from 'node:util';
import { isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { textAt } from '@foyer/shared/documents/read-text.ts';
import { ClientError } from '../client/client-error.ts';
import { escapeControls, escapedJson } from '../client/escape-controls.ts';
import { type HotelFile, hotelSchema } from '../hotel-file/hotel-file.ts';
import { MAX_FILE_BYTES } from '../hotel-file/limits.ts';
import { readHotelFile } from '../hotel-file/read-hotel-file.ts';
import { brandLines, type FormatColor } from './brand.ts';
import { importSummary } from './import-summary.ts';
import { operatorClient } from './operator-client.ts';

const USAGE = `Usage: pnpm hotels check FILE               check a hotel file and the contrast of its brand
       pnpm hotels import FILE [--dry-run]  add the hotel to the provider, or update it
       pnpm hotels export SLUG              print a hotel as a file
       pnpm hotels schema                   print the file's JSON Schema for editors
With - as FILE the command reads standard input. --dry-run prints the changes and stores nothing.`;

const usageError = (reason: string) => new ClientError(`${reason}\n${USAGE}`);

/** Runs a command line and returns the lines to print; throws `ClientError`. */
export async function run(
  args: string[],
  variables: NodeJS.ProcessEnv,
  formatColor?: FormatColor,
): Promise<string[]> {
  const { values, positionals } = parseArguments(args);
  const [command = 'help', ...rest] = positionals;
  if (command === 'help' || values.help) return [USAGE];
  if (values['dry-run'] && command !== 'import')
    throw usageError('--dry-run is an option of import.');
  if (command === 'schema') {
    parameterOf(rest, []);
    return [JSON.stringify(hotelSchema(), null, 2)];
  }
  if (command === 'export') return [await exportedHotel(parameterOf(rest, ['SLUG']), variables)];
  if (command === 'check')
    return checkLines(await readHotelAt(parameterOf(rest, ['FILE']), ''), formatColor);
  if (command === 'import') {
    const file = await readHotelAt(parameterOf(rest, ['FILE']), ' Nothing is imported.');
    const isDryRun = values['dry-run'];
    const imported = await operatorClient(variables).import(file, { isDryRun });
    return importSummary(file.slug, imported, isDryRun).map(escapeControls);
  }
  throw usageError(`There is no command ${JSON.stringify(command)}.`);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

function parameterOf(parameters: readonly string[], [name]: readonly string[]): string {
  const [parameter, ...others] = parameters;
  if (name !== undefined && parameter === undefined) throw usageError(`${name} is missing.`);
  const unexpected = name === undefined ? parameter : others[0];
  if (unexpected !== undefined) throw usageError(`${JSON.stringify(unexpected)} is too much.`);
  return parameter ?? '';
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
  throw new ClientError([...lines, `${countText}${limitNote}.${consequence}`].join('\n'));
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
