import { writeFile } from 'node:fs/promises';
import { test as base, type TestInfo } from '@playwright/test';
import { ErrorWatch } from '../support/error-watch.ts';
import { type Guest, newGuest } from '../support/guests.ts';
import { App } from './app.ts';
import type { Engine, Tab } from './engine.ts';
import { withFirefox } from './firefox.ts';
import { withWebKit } from './webkit.ts';

/** Writes what a failed test's page showed: of a run elsewhere, the log is often all one has. */
async function tellWhatStood(app: App, tab: Tab, testInfo: TestInfo): Promise<void> {
  const address = await tab.evaluate(() => location.href, undefined);
  console.log(`At the failure ${address} showed:\n${await app.text()}`);
  const path = testInfo.outputPath('page.png');
  await writeFile(path, await tab.screenshot());
  console.log(`Its picture is ${path}`);
}

/** Playwright's test, in an engine beside Chromium: the one its project is named after. */
export const test = base.extend<{ app: App; guest: Guest }, { engine: Engine }>({
  engine: [
    ({ playwright }, use, { project }) =>
      project.name === 'Firefox' ? withFirefox(playwright.firefox, use) : withWebKit(use),
    { scope: 'worker', timeout: 300_000 },
  ],

  /** A guest of Grand Plaza of this test's own. */
  guest: async ({ request }, use) => use(await newGuest(request, 'grand-plaza')),

  /** The app in a fresh browser; an unexpected error on its console or thrown in it fails the test. */
  app: async ({ engine }, use, testInfo) => {
    const errors = new ErrorWatch();
    await engine(
      (error) => errors.note(error),
      async (tab) => {
        const app = new App(tab, errors);
        await use(app);
        if (testInfo.status === testInfo.expectedStatus) return;
        // Playwright's picture brings a style of its own.
        errors.allow(/blocked an inline style/);
        await tellWhatStood(app, tab, testInfo);
      },
    );
    base.expect(errors.unexpected, 'unexpected errors in the browser').toEqual([]);
  },
});
