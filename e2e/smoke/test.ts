import { writeFile } from 'node:fs/promises';
import { test as base, type TestInfo } from '@playwright/test';
import { ErrorWatch } from '../support/checks/error-watch.ts';
import { createGuestAccount, type Guest } from '../support/guests.ts';
import { App } from './app.ts';
import type { Engine, Tab } from './engine.ts';
import { withFirefox } from './firefox.ts';
import { withWebKit } from './webkit.ts';

/** Logs the content of a failed test's page. In CI the log is often the only evidence. */
async function logPage(app: App, tab: Tab, testInfo: TestInfo): Promise<void> {
  const address = await tab.evaluate(() => location.href, undefined);
  console.log(`At the failure ${address} showed:\n${await app.text()}`);
  const path = testInfo.outputPath('page.png');
  await writeFile(path, await tab.screenshot());
  console.log(`Screenshot: ${path}`);
}

/** Playwright's test in the engine of its project, Firefox or WebKit. */
export const test = base.extend<{ app: App; guest: Guest }, { engine: Engine }>({
  engine: [
    ({ playwright }, use, { project }) =>
      project.name === 'Firefox' ? withFirefox(playwright.firefox, use) : withWebKit(use),
    { scope: 'worker', timeout: 300_000 },
  ],

  /** A new guest of Grand Plaza. */
  guest: async ({ request }, use) => use(await createGuestAccount(request, 'grand-plaza')),

  /** The app in a new browser; fails on unexpected console errors and uncaught exceptions. */
  app: async ({ engine }, use, testInfo) => {
    const errors = new ErrorWatch();
    await engine(
      (error) => errors.note(error),
      async (tab) => {
        const app = new App(tab, errors);
        await use(app);
        if (testInfo.status === testInfo.expectedStatus) return;
        // Playwright's screenshot adds an inline style.
        errors.allow(/blocked an inline style/);
        await logPage(app, tab, testInfo);
      },
    );
    base.expect(errors.unexpected, 'unexpected errors in the browser').toEqual([]);
  },
});
