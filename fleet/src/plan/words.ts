import { hotelsInWords } from '../changes/told.ts';
import type { Committed } from '../commit/commit.ts';
import type { Page } from './first-load.ts';
import type { Outcome, Outcomes } from './outcome.ts';

type Said = Committed & { outcomes: Outcomes };

/** What a change came to, for a terminal. */
export function changeInWords({ edition, told, outcomes }: Said): string {
  const head = edition
    ? `Revision ${edition.revision} is in force: ${edition.what}`
    : 'A dry run: nothing was changed.';
  const blocks = outcomes.map(({ hotels, outcome }) =>
    [`\n${sentenceCase(hotelsInWords(hotels))}`, ...linesOf(outcome)].join('\n'),
  );
  const nothing = outcomes.length === 0 ? ['No hotel gets anything else by it.'] : [];
  return [head, ...told, ...nothing, ...blocks].join('\n');
}

/** The same for a program. */
export function changeInJson({ edition, told, outcomes }: Said): string {
  const { revision = null } = edition ?? {};
  return JSON.stringify({ revision, told, hotels: outcomes }, null, 2);
}

function sentenceCase(text: string): string {
  return text.replace(/^all /, 'All ');
}

function linesOf({
  releases,
  rollouts,
  fallbacks,
  come,
  go,
  forbidden,
  firstLoad,
  problems,
}: Outcome): string[] {
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
    ...come.map((part) => `  + ${part}`),
    ...go.map((part) => `  - ${part}`),
    ...forbidden.map((sentence) => `  ! ${sentence}`),
    ...(firstLoad ? weights(firstLoad) : []),
    ...problems.map((problem) => `  keeps what it has: ${problem}`),
  ];
}

function weights({ before, after }: NonNullable<Outcome['firstLoad']>): string[] {
  const pages = Object.keys({ ...before, ...after }) as Page[];
  const parts = pages.flatMap((page) => {
    const [was, is] = [before?.[page], after?.[page]];
    if (is === undefined) return [];
    return was === undefined || was === is
      ? [`${page} ${kilobytes(is)} kB`]
      : [`${page} ${kilobytes(was)} → ${kilobytes(is)} kB`];
  });
  return parts.length > 0 ? [`  first load: ${parts.join(', ')}`] : [];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
