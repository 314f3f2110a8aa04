import { MOST_OUTCOMES, type Outcome, type OutcomeKind } from '@foyer/shared/contracts/outcome';

const SAID: Record<Exclude<OutcomeKind, 'loaded'>, string> = {
  'fell-back': 'is shown in place of a later release',
  'no-code': 'did not load',
  'timed-out': 'did not come in time',
  threw: 'threw',
  'drawn-anew': 'was drawn anew',
  card: 'shows its error card',
};

let listener: ((outcome: Outcome) => void) | undefined;
let waiting: Outcome[] = [];

/** Everything that guests meet on the way to a screen passes here, and nothing about them. */
export function report(outcome: Outcome, cause?: unknown): void {
  if (listener) listener(outcome);
  else if (waiting.length < MOST_OUTCOMES) waiting.push(outcome);
  const { remote, version, screen, kind } = outcome;
  if (kind !== 'loaded')
    console.warn(`${remote} ${version}: the screen ${screen} ${SAID[kind]}`, cause ?? '');
}

/** Hears what was reported, and whatever will be. */
export function hearReports(hear: (outcome: Outcome) => void): void {
  listener = hear;
  waiting.forEach(hear);
  waiting = [];
}
