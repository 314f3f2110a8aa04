import { hotelList } from '../changes/hotel-messages.ts';
import type { Committed } from './commit.ts';
import type { Page } from './first-load.ts';
import type { PlannedEffect, PlannedEffects } from './planned-effect.ts';

type ChangeSummary = Committed & { effects: PlannedEffects };

/** Formats the result of a change for a terminal. */
export function formatChange({ recorded, notes, effects }: ChangeSummary): string {
  const head = recorded
    ? `Revision ${recorded.revision} is in force: ${recorded.what}`
    : 'Dry run: nothing was changed.';
  const blocks = effects.map(({ hotels, effect }) =>
    [`\n${sentenceCase(hotelList(hotels))}`, ...effectLines(effect)].join('\n'),
  );
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

function sentenceCase(text: string): string {
  return text.replace(/^all /, 'All ');
}

function effectLines({
  releases,
  rollouts,
  fallbacks,
  added,
  removed,
  disallowed,
  firstLoad,
  problems,
}: PlannedEffect): string[] {
  const width = Math.max(
    0,
    ...[...releases, ...rollouts, ...fallbacks].map(({ name }) => name.length),
  );
  const arrow = (before: string | undefined, after: string | undefined, none: string) =>
    `${before ?? none} → ${after ?? none}`;
  return [
    ...releases.map(
      ({ name, before, after }) => `  ${name.padEnd(width)}  ${arrow(before, after, 'off')}`,
    ),
    ...rollouts.map(
      ({ name, before, after }) =>
        `  ${name.padEnd(width)}  rollout ${arrow(before, after, 'none')}`,
    ),
    ...fallbacks.map(
      ({ name, before, after }) =>
        `  ${name.padEnd(width)}  falls back to ${arrow(before, after, 'nothing')}`,
    ),
    ...added.map((feature) => `  + ${feature}`),
    ...removed.map((feature) => `  - ${feature}`),
    ...disallowed.map((sentence) => `  ! ${sentence}`),
    ...(firstLoad ? firstLoadLines(firstLoad) : []),
    ...problems.map((problem) => `  not applied: ${problem}`),
  ];
}

function firstLoadLines({ before, after }: NonNullable<PlannedEffect['firstLoad']>): string[] {
  const pages = Object.keys({ ...before, ...after }) as Page[];
  const sizes = pages.flatMap((page) => {
    const [was, is] = [before?.[page], after?.[page]];
    if (is === undefined) return [];
    return was === undefined || was === is
      ? [`${page} ${kilobytes(is)} kB`]
      : [`${page} ${kilobytes(was)} → ${kilobytes(is)} kB`];
  });
  return sizes.length > 0 ? [`  first load: ${sizes.join(', ')}`] : [];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
