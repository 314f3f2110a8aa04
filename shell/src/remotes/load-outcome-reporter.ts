/** Loads the outcome reporting code. Undefined if it cannot be loaded. */
export const loadOutcomeReporter = () =>
  import(/* webpackChunkName: "outcomes" */ './report-outcomes.ts').catch(() => undefined);
