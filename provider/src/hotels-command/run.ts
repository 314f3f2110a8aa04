import { parseArgs } from 'node:util';
import { isSlug } from '@foyer/shared/addresses/slug';
import { slugMeant } from '@foyer/shared/documents/did-you-mean';
import { textAt } from '@foyer/shared/documents/text-at';
import { ClientError } from '../client/client-error.ts';
import { harmless, harmlessJson } from '../client/harmless.ts';
import { LARGEST_BYTES } from '../hotel-file/bounds.ts';
import { type HotelFile, hotelSchema } from '../hotel-file/hotel-file.ts';
import { readHotelFile } from '../hotel-file/read-hotel-file.ts';
import { brandLines, type Paint } from './brand.ts';
import { operatorsProvider } from './provider.ts';
import { importedLines } from './words.ts';

const USAGE = `Usage: pnpm hotels check FILE               what is wrong with a hotel's file, and how its brand reads
       pnpm hotels import FILE [--dry-run]  brings the hotel, or what of it differs, into the provider
       pnpm hotels export SLUG              prints a hotel as such a file
       pnpm hotels schema                   prints the JSON Schema by which editors complete the file
FILE - is what is piped in. --dry-run says what an import would do, and does nothing.`;

const wrongUse = (why: string) => new ClientError(`${why}\n${USAGE}`);

/** Runs a command as it was typed and answers what to print; throws a `ClientError`. */
export async function run(
  args: string[],
  variables: NodeJS.ProcessEnv,
  paint?: Paint,
): Promise<string[]> {
  const { values, positionals } = read(args);
  const [command = 'help', ...rest] = positionals;
  if (command === 'help' || values.help) return [USAGE];
  if (values['dry-run'] && command !== 'import')
    throw wrongUse('--dry-run is an option of import.');
  if (command === 'schema') {
    parameterOf(rest, []);
    return [JSON.stringify(hotelSchema(), null, 2)];
  }
  if (command === 'export') return [await exported(parameterOf(rest, ['SLUG']), variables)];
  if (command === 'check') return checked(await hotelAt(parameterOf(rest, ['FILE']), ''), paint);
  if (command === 'import') {
    const file = await hotelAt(parameterOf(rest, ['FILE']), ' Nothing is imported.');
    const isDryRun = values['dry-run'];
    const imported = await operatorsProvider(variables).import(file, { isDryRun });
    return importedLines(file.slug, imported, isDryRun).map(harmless);
  }
  throw wrongUse(`There is no command ${JSON.stringify(command)}.`);
}

function read(args: string[]) {
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
    throw wrongUse((error as Error).message);
  }
}

function parameterOf(given: readonly string[], [name]: readonly string[]): string {
  const [parameter, ...others] = given;
  if (name !== undefined && parameter === undefined) throw wrongUse(`${name} is missing.`);
  const strange = name === undefined ? parameter : others[0];
  if (strange !== undefined) throw wrongUse(`${JSON.stringify(strange)} is too much.`);
  return parameter ?? '';
}

/** The hotel of a file; one with anything wrong is refused, each at its line, `and` what follows. */
async function hotelAt(path: string, and: string): Promise<HotelFile> {
  const found = await textAt(path, LARGEST_BYTES);
  if ('error' in found) throw new ClientError(found.error);
  const read = readHotelFile(found.text);
  if ('file' in read) return read.file;
  const { faults, more } = read;
  const lines = faults.map(({ line, column, text }) => `${path}:${line}:${column}  ${text}`);
  const count = faults.length + more;
  const all = count === 1 ? 'One thing is wrong' : `${count} things are wrong`;
  const shown = more > 0 ? `, of which these are the first ${faults.length}` : '';
  throw new ClientError([...lines, `${all}${shown}.${and}`].join('\n'));
}

async function exported(slug: string, variables: NodeJS.ProcessEnv): Promise<string> {
  if (!isSlug(slug))
    throw new ClientError(`${JSON.stringify(slug)} is no slug${slugMeant(slug) || '.'}`);
  const hotel = await operatorsProvider(variables).export(slug);
  if (!hotel) throw new ClientError(`There is no hotel ${slug} in this provider.`);
  return harmlessJson(hotel, 2);
}

function checked({ name, slug, settings }: HotelFile, paint: Paint | undefined): string[] {
  const head = harmless(`${name} (${slug}): nothing is wrong with the file.`);
  if (!settings) return [head, 'It has no settings: those that the provider has stay.'];
  return [head, '', ...brandLines(settings, paint)];
}
