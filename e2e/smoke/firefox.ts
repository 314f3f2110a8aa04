import type { Browser, BrowserType } from '@playwright/test';
import { type Engine, PHONE } from './engine.ts';

/** Firefox's messages for scripts, sockets and worker responses that a navigation aborted. */
const HARMLESS =
  /None of the “sha384” hashes|A ServiceWorker intercepted the request and encountered an unexpected error|ws:\/\/\S+ was interrupted while the page was loading/;

/** Firefox's settings of a phone: no prelaunched process, one process for all sites. */
const PREFERENCES = { 'dom.ipc.processPrelaunch.enabled': false, 'fission.autostart': false };

type Send = (method: string, parameters: unknown) => Promise<unknown>;
type Insides = {
  _connection: { toImpl(browser: unknown): { _browserSession: { send: Send } } };
};

/**
 * Answers a WebDriver BiDi command that Firefox ESR does not know. Playwright sends it for every
 * new context. It would emulate a colour scheme, which no test uses, and Playwright cannot omit it.
 */
function answerUnknownCommand(browser: Browser): void {
  const { _connection } = browser as unknown as Insides;
  const session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = session as { send: Send };
  session.send = function (this: unknown, method: string, parameters: unknown) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, parameters);
  };
}

/** Provides Debian's Firefox ESR, driven by Playwright over WebDriver BiDi. */
export async function withFirefox(
  firefox: BrowserType,
  use: (engine: Engine) => Promise<void>,
): Promise<void> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: PREFERENCES,
  });
  try {
    answerUnknownCommand(browser);
    await use(async (note, useTab) => {
      const noteUnlessHarmless = (text: string) => HARMLESS.test(text) || note(text);
      const context = await browser.newContext({
        viewport: { width: PHONE.width, height: PHONE.height },
        locale: PHONE.locale,
        timezoneId: PHONE.timeZone,
        serviceWorkers: 'allow',
      });
      context.on('console', (message) => {
        if (message.type() === 'error') noteUnlessHarmless(message.text());
      });
      context.on('weberror', (error) => noteUnlessHarmless(String(error.error())));
      try {
        const page = await context.newPage();
        await useTab({
          goto: async (url) => void (await page.goto(url)),
          startLoading: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
          evaluate: (work, argument) => page.evaluate(work as never, argument),
          tap: ({ x, y }) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          screenshot: () => page.screenshot(),
        });
      } finally {
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
}
