import { hotelList } from '@foyer/releases/changes';
import type { Committed, PlannedEffect, PlannedEffects } from '@foyer/releases/commit';
import { table } from './status/format.ts';

type ChangeSummary = Committed & { effects: PlannedEffects };

/** Formats the result of a change for a terminal. */
export function formatChange({ recorded, notes, effects }: ChangeSummary): string {
  const head = recorded
    ? `Revision ${recorded.revision} is in force: ${recorded.what}`
    : 'Dry run: nothing was changed.';
  const blocks = effects.map(({ hotels, effect }) => {
    const lines = effectLines(effect).map((line) => `  ${line}`);
    return [`\n${hotelList(hotels).replace(/^all /, 'All ')}`, ...lines].join('\n');
  });
  const nothing = effects.length === 0 ? ['The change has no effect on any hotel.'] : [];
  return [head, ...notes, ...nothing, ...blocks].join('\n');
}

/** Formats the result of a change as JSON. */
export function formatChangeJson({ recorded, notes, effects }: ChangeSummary): string {
  const { revision = null } = recorded ?? {};
  // Operators' scripts read the key `outcome`.
  const hotels = effects.map(({ hotels, effect }) => ({ hotels, outcome: effect }));
  return JSON.stringify({ revision, notes, hotels }, null, 2);
}

function effectLines(effect: PlannedEffect): string[] {
  const { releases, rollouts, fallbacks, added, removed, disallowed, firstLoad, problems } = effect;
  const versions = [
    ...releases.map(({ name, before = 'off', after = 'off' }) => [name, `${before} → ${after}`]),
    ...rollouts.map(({ name, before = 'none', after = 'none' }) => [
      name,
      `rollout ${before} → ${after}`,
    ]),
    ...fallbacks.map(({ name, before = 'nothing', after = 'nothing' }) => [
      name,
      `falls back to ${before} → ${after}`,
    ]),
  ];
  return [
    ...table(versions),
    ...added.map((feature) => `+ ${feature}`),
    ...removed.map((feature) => `- ${feature}`),
    ...disallowed.map((sentence) => `! ${sentence}`),
    ...(firstLoad ? firstLoadLines(firstLoad) : []),
    ...problems.map((problem) => `not applied: ${problem}`),
  ];
}

function firstLoadLines({ before, after }: NonNullable<PlannedEffect['firstLoad']>): string[] {
  const sizes = Object.entries(after ?? {}).map(([page, bytes]) => {
    const was = before?.[page] ?? bytes;
    const change = was === bytes ? '' : `${kilobytes(was)} → `;
    return `${page} ${change}${kilobytes(bytes)} kB`;
  });
  return sizes.length > 0 ? [`first load: ${sizes.join(', ')}`] : [];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
