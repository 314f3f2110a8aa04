import { collectGarbage } from '@foyer/releases/gc';
import { Refusal } from '@foyer/releases/refusal';
import type { Command } from '../command.ts';
import { requireWritable } from '../deps/deps.ts';
import { describeCollected } from './describe-collected.ts';

/** Covers tabs that stay open and rollbacks to an older release. */
const DEFAULT_DAYS = '30';

/** Removes unused releases from the store. */
export const gcCommand: Command = {
  parameters: [],
  takes: ['days', 'dry-run'],
  help: 'Removes the releases that no hotel has used for 30 days.',
  async run({ days: text = DEFAULT_DAYS, isDryRun: dryRun }, deps) {
    if (!/^\d{1,4}$/.test(text))
      throw new Refusal(`--days must be a number of days, not ${JSON.stringify(text)}.`);
    const days = Number(text);
    const { fleet, store, clock } = deps;
    const objects = requireWritable(deps);
    const collected = await collectGarbage({ objects, fleet, store, now: clock(), days, dryRun });
    return describeCollected(collected, days, dryRun).join('\n');
  },
};
