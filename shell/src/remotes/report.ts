import { MOST_OUTCOMES, type Outcome, REPORT_EVENT } from '@foyer/shared/contracts/outcome';

/** What was reported first, for who hears of it only later. */
export const reported: Outcome[] = [];

/** Everything that guests meet on the way to a screen passes here, and nothing about them. */
export function report(outcome: Outcome, cause?: unknown): void {
  if (reported.length < MOST_OUTCOMES) reported.push(outcome);
  dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: outcome }));
  const { remote, version, screen, kind } = outcome;
  if (kind !== 'loaded')
    console.warn(`${remote} ${version}, screen ${screen}: ${kind}`, cause ?? '');
}
