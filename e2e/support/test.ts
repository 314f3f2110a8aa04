import { type BrowserContext, test as base } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { ErrorWatch } from './error-watch.ts';
import { type Guest, newGuest } from './guests.ts';

/** What Chromium itself writes about every answer that is no success; tests look at the answer. */
const FAILED_ANSWER = /^Failed to load resource/;
/** The same of a websocket that nobody takes, as of a gateway that has just stopped. */
const FAILED_SOCKET = /^WebSocket connection to '[^']+' failed/;

/** What a file puts in force by `test.use` whose tests open several tabs: the browser with its windows. */
export const severalTabs = {
  launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
};

/** Writes what a failed test's pages showed: of a run elsewhere, the log is often all one has. */
async function tellWhatStood(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const screen = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
    console.log(`At the failure ${page.url()} showed:\n${screen}`);
  }
}

/** Playwright's test; an unexpected error on the console or thrown in the page fails it. */
export const test = base.extend<{ guest: Guest; errors: ErrorWatch }>({
  /** A guest of Grand Plaza of this test's own. */
  guest: async ({ request }, use) => use(await newGuest(request, 'grand-plaza')),

  errors: [
    async ({ context, launchOptions }, use, testInfo) => {
      const watch = new ErrorWatch(FAILED_ANSWER, FAILED_SOCKET);
      const isWhole = launchOptions.executablePath === severalTabs.launchOptions.executablePath;
      context.on('page', () => {
        if (context.pages().length > 1 && !isWhole)
          watch.note('A second tab: its file needs test.use(severalTabs).');
      });
      context.on('console', (message) => {
        if (message.type() === 'error') watch.note(message.text());
      });
      context.on('weberror', (error) => watch.note(String(error.error())));
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus) await tellWhatStood(context);
      // A handler that still waits for an answer would fail once its page is gone.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(watch.unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
