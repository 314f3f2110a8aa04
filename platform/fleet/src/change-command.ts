import { hostname, userInfo } from 'node:os';
import { type Change, hotelOption } from '@foyer/releases/changes';
import { type Author, commit, NEW_DOCUMENT, plannedEffectsOf } from '@foyer/releases/commit';
import { type FleetDocument, readDocument } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { fleetState } from '@foyer/releases/revisions';
import type { Command, OptionName, Options } from './command.ts';
import type { Deps } from './deps/deps.ts';
import { requireHotels } from './deps/provider-hotels.ts';
import { formatChange, formatChangeJson } from './format-change.ts';

/** The arguments of a change: its remote or origin, its version, and its hotels. */
type ChangeInput = Pick<Options, 'channel' | 'percent' | 'why'> & {
  name: string;
  version: string;
  hotels: string[];
};

type ChangeCommand = Omit<Command, 'takes' | 'run'> & {
  takes?: OptionName[];
  /** Returns the requested change; throws a `Refusal` if the input makes no sense by itself. */
  decide(input: ChangeInput, deps: Deps): Change | Promise<Change>;
};

/** Creates a command that changes the fleet. */
export function changeCommand(
  command: string,
  { decide, takes = [], ...rest }: ChangeCommand,
): Command {
  const reason: OptionName[] = rest.needs?.includes('why') ? [] : ['why'];
  return {
    ...rest,
    takes: [...takes, ...reason, 'who', 'dryRun', 'json'],
    async run(parameters, options, deps) {
      const [name = '', version = ''] = parameters;
      const { hotel: hotels = [], dryRun = false, json } = options;
      const state = await fleetState(deps);
      const { fleet, errors } = readDocument((state.edit ?? state.current ?? NEW_DOCUMENT).text);
      requireReadable(errors, hotels);
      const notes = await requireHotels(deps, fleet, hotels);
      const change = await decide({ ...options, name, version, hotels }, deps);
      const author = authorOf([command, ...parameters], options);
      const result = await commit(change, author, deps, { isDryRun: dryRun });
      const effects = await plannedEffectsOf(result, deps.store);
      const summary = { ...result, notes: [...new Set([...notes, ...result.notes])], effects };
      return json ? formatChangeJson(summary) : formatChange(summary);
    },
  };
}

/** Refuses changes to hotels with an invalid entry: none would take effect. */
function requireReadable(errors: FleetDocument['errors'], hotels: readonly string[]): void {
  const mistakes = errors.filter(({ hotel }) => hotel !== undefined && hotels.includes(hotel));
  const lines = mistakes.map(({ text }) => `\n  ${text}.`);
  if (lines.length > 0)
    throw new Refusal(`Correct this in the fleet document first:${lines.join('')}`);
}

function authorOf(line: string[], { hotel, channel, percent, why, who }: Options): Author {
  const where = hotel ? [hotelOption(hotel)] : [];
  const to = channel === undefined ? [] : [`--channel ${channel}`];
  const share = percent === undefined ? [] : [`--percent ${percent}`];
  return {
    who: who ?? (process.env.FOYER_OPERATOR || userAtMachine()),
    what: [...line, ...where, ...to, ...share].join(' '),
    ...(why !== undefined && { why }),
  };
}

function userAtMachine(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run as a user without a name.
    return hostname();
  }
}
