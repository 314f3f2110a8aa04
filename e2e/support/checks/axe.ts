import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // axe waits ten seconds for a video that never loads; all our videos are muted.
  preload: false,
  // The only rule of WCAG 2.2; axe disables it by default.
  rules: { 'target-size': { enabled: true } },
};

/** Returns axe's violations of WCAG 2.2 AA and its best practices, one line each. */
export async function findings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations = [] } = (await window.axe?.run(document, options)) ?? {};
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, OPTIONS);
}
