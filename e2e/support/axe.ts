import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // A film that never loads is waited for ten seconds; all of ours are muted.
  preload: false,
  // The one rule of 2.2, which axe leaves out by default.
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds on the page against WCAG 2.2 AA and its best practices, one line each. */
export async function findings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations = [] } = (await window.axe?.run(document, options)) ?? {};
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, OPTIONS);
}
