import { stateOf } from '@foyer/releases/commit';
import { Refusal } from '@foyer/releases/refusal';
import type { Command } from '../command.ts';

/** Prints the document in force, for editing and applying again. */
export const show: Command = {
  parameters: [],
  takes: [],
  help: 'Prints the fleet document in force, to be edited and applied again.',
  async run(_, __, deps) {
    const { current } = await stateOf(deps);
    if (!current) throw new Refusal('Nothing is in force: no fleet document was accepted yet.');
    return current.text.trimEnd();
  },
};
