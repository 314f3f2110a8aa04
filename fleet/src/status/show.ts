import type { Command } from '../command.ts';
import { stateOf } from '../commit/settled.ts';
import { Refusal } from '../refusal.ts';

/** The document in force, as it was written: to be changed, and applied again. */
export const show: Command = {
  parameters: [],
  takes: [],
  help: 'Prints the fleet document in force, to be edited and applied again.',
  async run(_, world) {
    const { edition } = await stateOf(world);
    if (!edition) throw new Refusal('Nothing is in force: no fleet document was accepted yet.');
    return edition.text.trimEnd();
  },
};
