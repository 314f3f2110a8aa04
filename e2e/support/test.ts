import { CHROMIUM_FLAGS, chromiumPath } from '@foyer/scripts/chromium';
import { type BrowserContext, test as base } from '@playwright/test';
import { ErrorWatch } from './checks/error-watch.ts';
import { createGuestAccount, type Guest } from './guests.ts';

/** Chromium's message for every failed response; tests check the response itself. */
const FAILED_RESPONSE = /^Failed to load resource/;
/** Chromium's message for a refused websocket, as of a gateway that has just stopped. */
const FAILED_SOCKET = /^WebSocket connection to '[^']+' failed/;

/** Chromium's message for a frame that a page sends while its socket closes. */
const CLOSING_SOCKET = /^WebSocket is already in CLOSING or CLOSED state/;

/** Options for `test.use` in files whose tests open several tabs: the full browser. */
export const severalTabs = {
  launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
};

/** Logs the content of a failed test's pages. In CI the log is often the only evidence. */
async function logPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const screen = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
    console.log(`At the failure ${page.url()} showed:\n${screen}`);
  }
}

/** Playwright's test; fails on unexpected console errors and uncaught exceptions. */
export const test = base.extend<{ guest: Guest; errors: ErrorWatch }>({
  /** A new guest of Grand Plaza. */
  guest: async ({ request }, use) => use(await createGuestAccount(request, 'grand-plaza')),

  errors: [
    async ({ context, launchOptions }, use, testInfo) => {
      const watch = new ErrorWatch(FAILED_RESPONSE, FAILED_SOCKET, CLOSING_SOCKET);
      const isFullBrowser =
        launchOptions.executablePath === severalTabs.launchOptions.executablePath;
      context.on('page', () => {
        if (context.pages().length > 1 && !isFullBrowser)
          watch.note('A second tab: its file needs test.use(severalTabs).');
      });
      context.on('console', (message) => {
        if (message.type() === 'error') watch.note(message.text());
      });
      context.on('weberror', (error) => watch.note(String(error.error())));
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus) await logPages(context);
      // A handler that still waits for a response would fail once its page is closed.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(watch.unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
