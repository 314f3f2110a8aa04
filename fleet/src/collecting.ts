import type { Command } from './command.ts';
import { collectGarbage } from './gc/collect-garbage.ts';
import { describeCollected } from './gc/describe.ts';
import { Refusal } from './refusal.ts';
import { mustBeWritable } from './world/world.ts';

/** Tabs stay open that long, and a rollback goes back to what ran then. */
const DEFAULT_DAYS = '30';

/** Releases that nobody uses make room. */
export const collecting: Command = {
  parameters: [],
  takes: ['days', 'dry-run'],
  help: 'Removes the releases that no hotel has used for 30 days.',
  async run({ days: text = DEFAULT_DAYS, isDryRun: dryRun }, world) {
    if (!/^\d{1,4}$/.test(text))
      throw new Refusal(`--days is a number of days, and ${JSON.stringify(text)} is none.`);
    const days = Number(text);
    const { fleet, store, clock } = world;
    const objects = mustBeWritable(world);
    const collected = await collectGarbage({ objects, fleet, store, now: clock(), days, dryRun });
    return describeCollected(collected, days, dryRun).join('\n');
  },
};
