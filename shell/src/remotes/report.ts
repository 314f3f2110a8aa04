/** How a try to show a screen from one release ended. */
export type Outcome =
  /** The screen is there, from the release that was to run. */
  | 'loaded'
  /** The screen is there, from another release of its remote. */
  | 'fell back'
  /** Its files, or what was in them, could not be had or run. */
  | 'did not load'
  /** Code and loader took longer than the budget. */
  | 'timed out'
  /** Its loader or its first render threw. */
  | 'threw'
  /** No release was left: the guest saw the error card. */
  | 'card';

/** Everything that guests meet on the way to a screen passes here, and nothing about them. */
export function report(
  remote: string,
  version: string,
  screen: string,
  outcome: Outcome,
  cause?: unknown,
): void {
  if (outcome === 'loaded') return;
  console.warn(`${remote} ${version}: the screen ${screen} ${WORDS[outcome]}`, cause ?? '');
}

const WORDS: Record<Exclude<Outcome, 'loaded'>, string> = {
  'fell back': 'is shown in place of a later release',
  'did not load': 'did not load',
  'timed out': 'did not come in time',
  threw: 'threw',
  card: 'shows its error card',
};
