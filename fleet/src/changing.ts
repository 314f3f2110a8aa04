import { hostname, userInfo } from 'node:os';
import { type FleetDocument, readDocument } from '@foyer/gateway/fleet/document';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { SHELL } from '@foyer/shared/contracts/fleet';
import { WORKER } from '@foyer/shared/contracts/worker';
import type { Change } from './changes/change.ts';
import { hotelOption } from './changes/told.ts';
import type { Command, Input, OptionName } from './command.ts';
import { type By, commit, NEW } from './commit/commit.ts';
import { stateOf } from './commit/settled.ts';
import { outcomesOf } from './plan/outcome.ts';
import { changeInJson, changeInWords } from './plan/words.ts';
import { Refusal } from './refusal.ts';
import { mustBeHotels } from './world/hotels.ts';
import type { World } from './world/world.ts';

const COMMON = ['why', 'who', 'dry-run', 'json'] as const satisfies OptionName[];

type Changing = Omit<Command, 'run'> & {
  /** The change that was asked for; throws a `Refusal` where it makes no sense by itself. */
  decide(input: Input, world: World, fleet: Fleet): Change | Promise<Change>;
};

/** A command that changes the fleet; its first parameter is a remote, if it is called so. */
export function changing(name: string, { decide, ...rest }: Changing): Command {
  const { needs = [], takes } = rest;
  const common = COMMON.filter((option) => !needs.includes(option));
  return {
    ...rest,
    takes: [...takes, ...common],
    async run(input, world) {
      const state = await stateOf(world);
      const { fleet, wrong } = readDocument((state.edit ?? state.edition ?? NEW).text);
      if (rest.parameters[0] === 'REMOTE') await mustBeRemote(world, fleet, input.parameters[0]);
      mustBeReadable(wrong, input.hotels);
      const told = await mustBeHotels(world, fleet, input.hotels);
      const change = await decide(input, world, fleet);
      const result = await commit(change, byOf(name, input), world, { isDryRun: input.isDryRun });
      const outcomes = await outcomesOf(result, world.store);
      const said = { ...result, told: [...new Set([...told, ...result.told])], outcomes };
      return input.isJson ? changeInJson(said) : changeInWords(said);
    },
  };
}

/** Of an entry that cannot be read nobody knows what it says, and nothing new reaches its hotel. */
function mustBeReadable(wrong: FleetDocument['wrong'], hotels: readonly string[]): void {
  const slips = wrong.filter(({ hotel }) => hotel !== undefined && hotels.includes(hotel));
  if (slips.length === 0) return;
  const lines = slips.map(({ text }) => `  ${text}.`);
  throw new Refusal(['Correct this in the fleet document first:', ...lines].join('\n'));
}

function byOf(name: string, { parameters, hotels, channel, percent, why, who }: Input): By {
  const where = hotels.length > 0 ? [hotelOption(hotels)] : [];
  const to = channel === undefined ? [] : [`--channel ${channel}`];
  const share = percent === undefined ? [] : [`--percent ${percent}`];
  return {
    who: who ?? (process.env.FOYER_OPERATOR || operator()),
    what: [name, ...parameters, ...where, ...to, ...share].join(' '),
    ...(why !== undefined && { why }),
  };
}

function operator(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run as a user who has no name.
    return hostname();
  }
}

async function mustBeRemote(world: World, fleet: Fleet, name = ''): Promise<void> {
  const published = await world.published.names();
  const named = Object.values(fleet.hotels).flatMap(({ remotes }) => Object.keys(remotes ?? {}));
  const known = new Set([
    SHELL,
    WORKER,
    ...Object.keys(fleet.channels),
    ...named,
    ...(published ?? []),
  ]);
  // A store that cannot be listed may have it.
  if (known.has(name) || !published) return;
  throw Refusal.ofWord(`There is no remote ${name}`, name, known);
}
