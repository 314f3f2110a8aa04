import type { Change } from '@foyer/releases/changes';
import { hotelOption } from '@foyer/releases/changes';
import {
  type Author,
  commit,
  formatChange,
  formatChangeJson,
  NEW_DOCUMENT,
  plannedEffectsOf,
  stateOf,
} from '@foyer/releases/commit';
import type { Fleet } from '@foyer/releases/contracts';
import { SHELL } from '@foyer/releases/contracts';
import { type FleetDocument, readDocument } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import type { Command, Input, OptionName } from './command.ts';
import type { Deps } from './deps/deps.ts';
import { requireHotels } from './deps/provider-hotels.ts';
import { operatorName } from './operator-name.ts';

const COMMON = ['why', 'who', 'dry-run', 'json'] as const satisfies OptionName[];

type ChangeCommand = Omit<Command, 'run'> & {
  /** Returns the requested change; throws a `Refusal` if the input makes no sense by itself. */
  decide(input: Input, deps: Deps, fleet: Fleet): Change | Promise<Change>;
};

/** Creates a command that changes the fleet. A first parameter named `REMOTE` is checked. */
export function changeCommand(name: string, { decide, ...rest }: ChangeCommand): Command {
  const { needs = [], takes } = rest;
  const common = COMMON.filter((option) => !needs.includes(option));
  return {
    ...rest,
    takes: [...takes, ...common],
    async run(input, deps) {
      const state = await stateOf(deps);
      const { fleet, errors } = readDocument((state.edit ?? state.current ?? NEW_DOCUMENT).text);
      if (rest.parameters[0] === 'REMOTE') await requireRemote(deps, fleet, input.parameters[0]);
      requireReadable(errors, input.hotels);
      const notes = await requireHotels(deps, fleet, input.hotels);
      const change = await decide(input, deps, fleet);
      const result = await commit(change, authorOf(name, input), deps, {
        isDryRun: input.isDryRun,
      });
      const effects = await plannedEffectsOf(result, deps.store);
      const summary = { ...result, notes: [...new Set([...notes, ...result.notes])], effects };
      return input.isJson ? formatChangeJson(summary) : formatChange(summary);
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

function authorOf(name: string, { parameters, hotels, channel, percent, why, who }: Input): Author {
  const where = hotels.length > 0 ? [hotelOption(hotels)] : [];
  const to = channel === undefined ? [] : [`--channel ${channel}`];
  const share = percent === undefined ? [] : [`--percent ${percent}`];
  return {
    who: operatorName(who),
    what: [name, ...parameters, ...where, ...to, ...share].join(' '),
    ...(why !== undefined && { why }),
  };
}

async function requireRemote(deps: Deps, fleet: Fleet, name = ''): Promise<void> {
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
