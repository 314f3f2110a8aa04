import { ALL_HOTELS } from '@foyer/releases/contracts';
import type { Deps } from './deps/deps.ts';

type Option = { value?: string; help: string };

export type OptionName =
  | 'hotel'
  | 'channel'
  | 'percent'
  | 'why'
  | 'who'
  | 'dry-run'
  | 'json'
  | 'days'
  | 'minutes';

/** Covers tabs that stay open and rollbacks to an older release. */
export const DEFAULT_GC_DAYS = '30';

/** Lists every option. An option without `value` is a switch. */
export const OPTIONS: Record<OptionName, Option> = {
  hotel: { value: 'SLUG', help: "at this hotel; several separated by commas, '*' for all" },
  channel: { value: 'CHANNEL', help: 'move the channel next instead of stable' },
  percent: { value: 'N', help: 'for this percentage of browsers, always the same ones' },
  why: { value: 'TEXT', help: 'the reason, shown in the history' },
  who: { value: 'NAME', help: 'the operator; default: $FOYER_OPERATOR, else user and machine' },
  'dry-run': { help: 'show what would change, without changing it' },
  json: { help: 'print JSON' },
  days: { value: 'N', help: `the number of days; default: ${DEFAULT_GC_DAYS}` },
  minutes: { value: 'N', help: 'how long the link is valid; default: a day' },
};

/** Holds the parsed arguments of a command. */
export type Input = {
  /** The positional arguments, in the order of the command's parameters; optional ones may be missing. */
  parameters: string[];
  hotels: string[];
  channel: string | undefined;
  percent: number | undefined;
  why: string | undefined;
  who: string | undefined;
  days: string | undefined;
  minutes: string | undefined;
  isDryRun: boolean;
  isJson: boolean;
};

export type Command = {
  /** The names of its positional arguments; optional ones are in brackets. */
  parameters: readonly string[];
  /** Required options. */
  needs?: readonly OptionName[];
  /** Optional options. */
  takes: readonly OptionName[];
  help: string;
  /** Runs the command and returns the text to print. */
  run(input: Input, deps: Deps): Promise<string>;
};

/** Formats the usage line of a command. */
export function usageOf(name: string, { parameters, needs = [], takes }: Command): string {
  const option = (one: OptionName) => {
    const { value } = OPTIONS[one];
    return value ? `--${one} ${value}` : `--${one}`;
  };
  const optional = takes.map((one) => `[${option(one)}]`);
  return ['pnpm fleet', name, ...parameters, ...needs.map(option), ...optional].join(' ');
}

/** Returns the distinct hotels of `--hotel` values, `*` (all) first. */
export function slugsOf(values: readonly string[]): string[] {
  const slugs = values.flatMap((value) => value.split(',')).map((slug) => slug.trim());
  return [...new Set(slugs.filter((slug) => slug !== ''))].sort(
    (one, other) => Number(other === ALL_HOTELS) - Number(one === ALL_HOTELS),
  );
}
