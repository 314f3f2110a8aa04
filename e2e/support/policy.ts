import type { Page } from '@playwright/test';

/** Violations of the policy from the start of every document. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (words: string) => violations.push(words));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (words: string) => void };
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
