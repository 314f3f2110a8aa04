import { MAX_OUTCOMES, type Outcome, REPORT_EVENT } from '@foyer/releases/contracts';

/** The first outcomes, for listeners that start later. */
export const reported: Outcome[] = [];

/** Reports the outcome of loading a screen. Contains nothing about the guest. */
export function report(outcome: Outcome, cause?: unknown): void {
  if (reported.length < MAX_OUTCOMES) reported.push(outcome);
  dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: outcome }));
  const { remote, version, screen, kind } = outcome;
  if (kind !== 'loaded')
    console.warn(`${remote} ${version}, screen ${screen}: ${kind}`, cause ?? '');
}
