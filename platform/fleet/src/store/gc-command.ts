import { type Collected, collectGarbage } from '@foyer/releases/gc';
import { formatBytes } from '@foyer/releases/publish';
import { type Command, DEFAULT_GC_DAYS } from '../command.ts';
import { requireWritable } from '../deps/deps.ts';

/** Removes unused releases from the store. */
export const gcCommand: Command = {
  parameters: [],
  takes: ['days', 'dryRun'],
  help: `Removes the releases that no hotel has used for ${DEFAULT_GC_DAYS} days.`,
  async run(_, { days, dryRun = false }, deps) {
    const { fleet, store, clock } = deps;
    const objects = requireWritable(deps);
    const collected = await collectGarbage({ objects, fleet, store, now: clock(), days, dryRun });
    return describeCollected(collected, days, dryRun).join('\n');
  },
};

/** Formats the result of a run as lines. */
export function describeCollected(collected: Collected, days: number, dryRun: boolean): string[] {
  const { releases, incomplete, bytes, kept } = collected;
  const does = dryRun ? 'would be removed' : 'removed';
  const removed = releases.length + incomplete;
  return [
    ...releases.map((key) => `${key.replace('@', ' ')} ${does}.`),
    ...(incomplete > 0 ? [`${incomplete} incomplete releases ${does}.`] : []),
    removed === 0
      ? 'Nothing to remove.'
      : `${formatBytes(bytes)} ${dryRun ? 'would be freed' : 'freed'}.`,
    `Kept: ${kept.inUse} needed by hotels, ${kept.recent} used or published in the last ${days} days.`,
  ];
}
