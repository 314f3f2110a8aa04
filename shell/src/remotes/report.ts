/** How a try to show a screen from one release ended, as it is told. */
export type Outcome =
  /** The screen is there, from the release that was to run. */
  | 'loaded'
  /** The screen is there, from another release of its remote. */
  | 'is shown in place of a later release'
  /** Its files, or what was in them, could not be had or run. */
  | 'did not load'
  /** Code and loader took longer than the budget. */
  | 'did not come in time'
  /** Its loader or its first render threw. */
  | 'threw'
  /** React drew it anew instead of taking over what stood there. */
  | 'was drawn anew'
  /** No release was left: the guest saw the error card. */
  | 'shows its error card';

/** Everything that guests meet on the way to a screen passes here, and nothing about them. */
export function report(
  remote: string,
  version: string,
  screen: string,
  outcome: Outcome,
  cause?: unknown,
): void {
  if (outcome === 'loaded') return;
  console.warn(`${remote} ${version}: the screen ${screen} ${outcome}`, cause ?? '');
}
