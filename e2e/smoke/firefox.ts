import type { Browser, BrowserType } from '@playwright/test';
import { type Engine, PHONE } from './engine.ts';

/** What Firefox says of a script, a socket, or what a service worker brings, that a navigation cut off. */
const HARMLESS =
  /None of the “sha384” hashes|A ServiceWorker intercepted the request and encountered an unexpected error|ws:\/\/\S+ was interrupted while the page was loading/;

/** Firefox starts no process ahead and shares one among all sites, as it does on a phone. */
const PREFERENCES = { 'dom.ipc.processPrelaunch.enabled': false, 'fission.autostart': false };

type Send = (method: string, parameters: unknown) => Promise<unknown>;
type Insides = {
  _connection: { toImpl(browser: unknown): { _browserSession: { send: Send } } };
};

/**
 * Playwright sends every new context one WebDriver BiDi command that Firefox ESR does not know, and
 * fails; what it would emulate (a colour scheme) nobody asks for here. Playwright has no way to
 * leave it out, so it is answered before it is sent.
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

/** Debian's Firefox ESR, driven by Playwright over WebDriver BiDi. */
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
          begin: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
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
