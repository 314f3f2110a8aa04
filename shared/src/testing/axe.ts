import axe from 'axe-core';

/**
 * Rules that need a whole page without running animations. The end-to-end tests check them on every
 * screen, in both brands (`e2e/tests/screens.spec.ts`).
 */
const WHOLE_PAGE_RULES = [
  'color-contrast',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** Runs axe on the test's document and returns one line per violation. */
export async function axeViolations(): Promise<string[]> {
  const rules = Object.fromEntries(WHOLE_PAGE_RULES.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Axe would wait ten seconds for a video that never loads; all videos are muted.
    preload: false,
    rules,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
