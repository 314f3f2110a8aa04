import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page against WCAG 2.2 AA and its best practices, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // The page has no frames of other origins, so it needs no second page to gather results in.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // A film that never loads is waited for ten seconds; all of ours are muted.
    preload: false,
    // The one rule of 2.2, which axe leaves out by default.
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
