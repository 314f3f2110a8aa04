import { parseArgs } from 'node:util';
import { StartError } from '../gateway/src/start-error.ts';
import { isSlug } from '../shared/src/addresses/slug.ts';
import { didYouMean, slugMeant } from '../shared/src/documents/did-you-mean.ts';

export type Options = {
  /** The one part that comes from its source; without it each that is opened does. */
  part?: string;
  /** The hotel to open. */
  hotel?: string;
  /** The gateway that everything else comes from. */
  from?: string;
};

const USAGE = 'Usage: pnpm dev [REMOTE] [--hotel SLUG] [--from URL]';

/** Reads what was typed behind `pnpm dev`; throws a `StartError` that says what to type instead. */
export function readOptions(typed: readonly string[], parts: readonly string[]): Options {
  const { positionals, values } = parsed(typed);
  const [part, ...more] = positionals;
  if (more.length > 0) throw new StartError(`${more.join(' ')} is one too many.\n${USAGE}`);
  if (part !== undefined && !parts.includes(part))
    throw new StartError(
      `There is no remote ${part} in this checkout${didYouMean(part, parts) || `: there are ${parts.join(', ')}.`}`,
    );
  const { hotel, from } = values;
  if (hotel !== undefined && !isSlug(hotel))
    throw new StartError(`--hotel ${JSON.stringify(hotel)} is no slug${slugMeant(hotel) || '.'}`);
  return {
    ...(part !== undefined && { part }),
    ...(hotel !== undefined && { hotel }),
    ...(from !== undefined && { from: originOf(from) }),
  };
}

function parsed(typed: readonly string[]) {
  // npm and pnpm pass on the dashes that end their own options.
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
      `--from ${JSON.stringify(text)} is no gateway's origin like https://staging.example.com.`,
    );
  return url.origin;
}
