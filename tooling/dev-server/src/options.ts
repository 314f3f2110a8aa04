import { parseArgs } from 'node:util';
import { StartError } from '@foyer/common/start-error';
import { isSlug, slugSuggestion } from '@foyer/shared/addresses/slug.ts';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';

export type Options = {
  /** The only dev source that starts; without it each opened source does. */
  source?: string;
  /** The hotel to open. */
  hotel?: string;
  /** The gateway that serves everything else. */
  from?: string;
};

const USAGE = 'Usage: pnpm dev [REMOTE] [--hotel SLUG] [--from URL]';

/** Parses the arguments of `pnpm dev`; throws a `StartError` with a correction. */
export function readOptions(typed: readonly string[], names: readonly string[]): Options {
  const { positionals, values } = parsed(typed);
  const [source, ...more] = positionals;
  if (more.length > 0) throw new StartError(`${more.join(' ')} is one too many.\n${USAGE}`);
  if (source !== undefined && !names.includes(source))
    throw new StartError(
      `There is no remote ${source} in this checkout${didYouMean(source, names) || `: there are ${names.join(', ')}.`}`,
    );
  const { hotel, from } = values;
  if (hotel !== undefined && !isSlug(hotel))
    throw new StartError(
      `--hotel ${JSON.stringify(hotel)} is no slug${slugSuggestion(hotel) || '.'}`,
    );
  return { source, hotel, from: from === undefined ? undefined : originOf(from) };
}

function parsed(typed: readonly string[]) {
  // npm and pnpm forward the `--` that ends their own options.
  const args = typed[0] === '--' ? typed.slice(1) : [...typed];
  const options = { hotel: { type: 'string' }, from: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('. ', 1)[0]}.\n${USAGE}`);
  }
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.username)
    throw new StartError(
      `--from ${JSON.stringify(text)} is not a gateway's origin like https://staging.example.com.`,
    );
  return url.origin;
}
