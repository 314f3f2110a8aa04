import { type Candidate, candidatesFrom } from '@foyer/gateway/fleet/candidates';
import { readDocument } from '@foyer/gateway/fleet/document';
import type { Edition } from '@foyer/gateway/fleet/journal';
import { stamp } from '@foyer/gateway/fleet/stamp';
import type { FleetState } from '@foyer/gateway/fleet/state';
import type { Change } from '../changes/change.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world/world.ts';
import { historyOf } from './history.ts';
import { newProblems } from './new-problems.ts';
import { settled, stateOf } from './settled.ts';

/** As often somebody else may be faster, one after the other. */
const TRIES = 50;

/** What a new document begins as. */
export const NEW: Edition = {
  revision: 1,
  at: '',
  who: '',
  what: '',
  text: `{
  "$schema": "./fleet.schema.json",
  "channels": {},
  "hotels": {}
}
`,
};

/** Who changes the fleet, by which command and why. */
export type By = Pick<Edition, 'who' | 'what' | 'why'>;

export type Options = {
  /** Whether to say only what would be done. */
  isDryRun?: boolean;
  /** Whether to go on with a document that does not work at some hotel. */
  isForced?: boolean;
};

/** What a change came to. */
export type Committed = {
  /** How things were. */
  state: FleetState;
  /** Undefined where nothing was written: a dry run, or a forced change that changes nothing. */
  edition: Edition | undefined;
  /** The editions that hotels run then, newest first. */
  after: Candidate[];
  told: string[];
};

/**
 * Makes a change of the fleet: beginning from what is in force, again and again until nobody else
 * was faster. Throws a `Refusal` where it would break a hotel or change nothing.
 */
export async function commit(
  change: Change,
  by: By,
  world: World,
  { isDryRun = false, isForced = false }: Options = {},
): Promise<Committed> {
  const told: string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const state = isDryRun ? await stateOf(world) : await settled(world, told);
    const base = state.edit ?? state.edition ?? NEW;
    const { fleet } = readDocument(base.text);
    const history = () => historyOf(world.fleet.journal, fleet);
    const decision = await change({ text: base.text, fleet, history });

    const revision = state.newest + 1;
    const text = stamp(decision.text, revision);
    const edition = { revision, at: new Date(world.clock()).toISOString(), ...by, text };
    const after = await candidatesFrom(edition, world.fleet.journal, world.store);
    const result = { state, edition: undefined, after, told: [...told, ...decision.told] };
    if (text === stamp(base.text, revision)) {
      if (isForced) return result;
      throw new Refusal([...told, decision.already].join('\n'));
    }
    if (!isForced)
      refuseProblems(await candidatesFrom(base, world.fleet.journal, world.store), after);
    if (isDryRun) return result;
    if (!(await world.fleet.journal.append(edition))) continue;
    try {
      await settled(world, result.told);
      await world.writeSchema();
    } catch (error) {
      // The change is in force all the same.
      result.told.push(`fleet.json could not be brought up to date: ${(error as Error).message}.`);
    }
    return { ...result, edition };
  }
  throw new Refusal('Others keep changing the fleet: nothing was changed. Try again.');
}

function refuseProblems(before: Candidate[], after: Candidate[]): void {
  const problems = newProblems(before, after);
  if (problems.length > 0)
    throw new Refusal(['That is refused, and nothing was changed:', ...problems].join('\n'));
}
