import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import type { World } from './world/world.ts';

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

/** Every option there is: what its value is called, none for a switch. */
export const OPTIONS: Record<OptionName, Option> = {
  hotel: { value: 'SLUG', help: "at this hotel; several by commas, '*' for all" },
  channel: { value: 'CHANNEL', help: 'move the channel next instead of stable' },
  percent: { value: 'N', help: 'for so many of a hundred browsers, always the same ones' },
  why: { value: 'TEXT', help: 'the reason, which the history keeps' },
  who: { value: 'NAME', help: 'who does it; user and machine otherwise, or $FOYER_OPERATOR' },
  'dry-run': { help: 'say what would change, and change nothing' },
  json: { help: 'answer in JSON' },
  days: { value: 'N', help: 'so many days instead of 30' },
  minutes: { value: 'N', help: 'so many minutes instead of a day' },
};

/** What somebody typed after the name of a command. */
export type Input = {
  /** As many as the command has parameters; optional ones may be missing. */
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
  /** What stands behind its name, in capital letters; in brackets what may be left out. */
  parameters: readonly string[];
  /** Options that must be given. */
  needs?: readonly OptionName[];
  /** Options that may be given. */
  takes: readonly OptionName[];
  help: string;
  /** Answers what to print. */
  run(input: Input, world: World): Promise<string>;
};

/** How a command is typed. */
export function usageOf(name: string, { parameters, needs = [], takes }: Command): string {
  const option = (one: OptionName) => {
    const { value } = OPTIONS[one];
    return value ? `--${one} ${value}` : `--${one}`;
  };
  const optional = takes.map((one) => `[${option(one)}]`);
  return ['pnpm fleet', name, ...parameters, ...needs.map(option), ...optional].join(' ');
}

/** The hotels of a command, once each; `*` is how a fleet writes "all". */
export function slugsOf(values: readonly string[]): string[] {
  const slugs = values.flatMap((value) => value.split(',')).map((slug) => slug.trim());
  return [...new Set(slugs.filter((slug) => slug !== ''))].sort(
    (one, other) => Number(other === ALL_HOTELS) - Number(one === ALL_HOTELS),
  );
}
