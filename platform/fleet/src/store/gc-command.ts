import { collectGarbage } from '@foyer/releases/gc';
import { Refusal } from '@foyer/releases/refusal';
import { type Command, DEFAULT_GC_DAYS } from '../command.ts';
import { requireWritable } from '../deps/deps.ts';
import { describeCollected } from './describe-collected.ts';

/** Removes unused releases from the store. */
export const gcCommand: Command = {
  parameters: [],
  takes: ['days', 'dry-run'],
  help: `Removes the releases that no hotel has used for ${DEFAULT_GC_DAYS} days.`,
  async run({ days: text = DEFAULT_GC_DAYS, isDryRun: dryRun }, deps) {
    if (!/^\d{1,4}$/.test(text))
      throw new Refusal(`--days must be a number of days, not ${JSON.stringify(text)}.`);
    const days = Number(text);
    const { fleet, store, clock } = deps;
    const objects = requireWritable(deps);
    const collected = await collectGarbage({ objects, fleet, store, now: clock(), days, dryRun });
    return describeCollected(collected, days, dryRun).join('\n');
  },
};
