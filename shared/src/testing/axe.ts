import axe from 'axe-core';

/**
 * Needs a whole page, or one that stands still: the end-to-end tests look at these on every screen,
 * in both brands (`e2e/tests/screens.spec.ts`).
 */
const OF_WHOLE_PAGES = [
  'color-contrast',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What axe finds in the test's document, one line each. */
export async function axeFindings(): Promise<string[]> {
  const rules = Object.fromEntries(OF_WHOLE_PAGES.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // A film that never loads is waited for ten seconds; all of ours are muted.
    preload: false,
    rules,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
