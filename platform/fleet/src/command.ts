import { MAX_PREVIEW_MS } from '@foyer/preview';
import { ALL_HOTELS } from '@foyer/releases/contracts';
import { InvalidArgumentError, Option } from 'commander';
import type { Deps } from './deps/deps.ts';

/** Covers tabs that stay open and rollbacks to an older release. */
export const DEFAULT_GC_DAYS = 30;
const MAX_DAYS = 9999;
const MAX_MINUTES = MAX_PREVIEW_MS / 60_000;

/** The values of a command's options; commands read only the ones that they declare. */
export type Options = {
  hotel?: string[];
  channel?: 'stable' | 'next';
  percent?: number;
  why?: string;
  who?: string;
  dryRun?: boolean;
  json?: boolean;
  days: number;
  minutes: number;
};

/** Creates each option anew: `makeOptionMandatory` changes it. */
const OPTIONS = {
  hotel: () =>
    new Option('--hotel <slug>', "hotels, separated by commas; '*' for all").argParser(slugsOf),
  channel: () =>
    new Option('--channel <channel>', 'the channel to move').choices(['stable', 'next']),
  percent: () =>
    new Option('--percent <n>', 'a percentage of browsers, always the same ones').argParser(
      (text) => numberUpTo(100)(text.replace(/\s?%$/, '')),
    ),
  why: () => new Option('--why <text>', 'the reason, shown in the history').argParser(oneLine),
  who: () => new Option('--who <name>', 'you; default: $FOYER_OPERATOR').argParser(oneLine),
  dryRun: () => new Option('--dry-run', 'show what would change, without changing it'),
  json: () => new Option('--json', 'print JSON'),
  days: () =>
    new Option('--days <n>', 'days').default(DEFAULT_GC_DAYS).argParser(numberUpTo(MAX_DAYS, 0)),
  minutes: () =>
    new Option('--minutes <n>', 'how long the link is valid')
      .default(MAX_MINUTES, 'a day')
      .argParser(numberUpTo(MAX_MINUTES)),
} satisfies Record<keyof Options, () => Option>;

export type OptionName = keyof typeof OPTIONS;

export const optionOf = (name: OptionName): Option => OPTIONS[name]();

export type Command = {
  /** Its positional arguments: `<required>` or `[optional]`. */
  parameters: readonly string[];
  /** Required options. */
  needs?: readonly OptionName[];
  /** Optional options. */
  takes: readonly OptionName[];
  help: string;
  /** Runs the command and returns the text to print. */
  run(parameters: string[], options: Options, deps: Deps): Promise<string>;
};

/** Adds the distinct hotels of one `--hotel` to those before, `*` (all) first. */
function slugsOf(value: string, before: string[] = []): string[] {
  const slugs = value
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');
  // An empty variable in a script must not mean every hotel.
  if (slugs.length === 0) throw new InvalidArgumentError('It names no hotel.');
  return [...new Set([...before, ...slugs])].sort(
    (one, other) => Number(other === ALL_HOTELS) - Number(one === ALL_HOTELS),
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim() || undefined;

const numberUpTo =
  (max: number, min = 1) =>
  (text: string) => {
    const number = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
