import { hostname, userInfo } from 'node:os';
import { type Change, hotelOption } from '@foyer/releases/changes';
import {
  type Author,
  commit,
  formatChange,
  formatChangeJson,
  NEW_DOCUMENT,
  plannedEffectsOf,
  stateOf,
} from '@foyer/releases/commit';
import { type Fleet, SHELL } from '@foyer/releases/contracts';
import { type FleetDocument, readDocument } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import type { Command, OptionName, Options } from './command.ts';
import type { Deps } from './deps/deps.ts';
import { requireHotels } from './deps/provider-hotels.ts';

/** The arguments of a change: its remote or origin, its version, and its hotels. */
export type ChangeInput = Pick<Options, 'channel' | 'percent' | 'why'> & {
  name: string;
  version: string;
  hotels: string[];
};

type ChangeCommand = Omit<Command, 'takes' | 'run'> & {
  takes?: OptionName[];
  /** Returns the requested change; throws a `Refusal` if the input makes no sense by itself. */
  decide(input: ChangeInput, deps: Deps): Change | Promise<Change>;
};

/** Creates a command that changes the fleet. A first parameter `<remote>` is checked. */
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
      const state = await stateOf(deps);
      const { fleet, errors } = readDocument((state.edit ?? state.current ?? NEW_DOCUMENT).text);
      if (rest.parameters[0] === '<remote>') await requireRemote(deps, fleet, name);
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
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ text }) => `  ${text}.`);
  throw new Refusal(['Correct this in the fleet document first:', ...lines].join('\n'));
}

function authorOf(line: string[], { hotel, channel, percent, why, who }: Options): Author {
  const where = hotel ? [hotelOption(hotel)] : [];
  const to = channel === undefined ? [] : [`--channel ${channel}`];
  const share = percent === undefined ? [] : [`--percent ${percent}`];
  return {
    who: operatorName(who),
    what: [...line, ...where, ...to, ...share].join(' '),
    ...(why !== undefined && { why }),
  };
}

async function requireRemote(deps: Deps, fleet: Fleet, name: string): Promise<void> {
  const published = await deps.published.names();
  const named = Object.values(fleet.hotels).flatMap(({ remotes }) => Object.keys(remotes ?? {}));
  const known = new Set([
    SHELL,
    WORKER,
    ...Object.keys(fleet.channels),
    ...named,
    ...(published ?? []),
  ]);
  // A store that cannot be listed may hold the remote.
  if (known.has(name) || !published) return;
  throw Refusal.withSuggestion(`There is no remote ${name}`, name, known);
}

/** Returns the operator's name for the history: from `--who`, `FOYER_OPERATOR` or the machine. */
function operatorName(who: string | undefined): string {
  return who ?? (process.env.FOYER_OPERATOR || userAtMachine());
}

function userAtMachine(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run as a user without a name.
    return hostname();
  }
}
