import { CHROMIUM_FLAGS, chromiumPath } from '@foyer/scripts/chromium';
import { LOADING_NOTICE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { observe } from './observe.ts';
import type { Profile } from './profiles.ts';
import { retryOnce } from './retry-once.ts';
import { onShutdown } from './shutdown.ts';
import type { App, Guest } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

export async function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  // The bench closes the browser itself on a signal (`shutdown`).
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ...signals });
    onShutdown(() => browser.close());
    return browser;
  } catch (cause) {
    throw new Error(`${executablePath} does not start: set CHROMIUM_PATH to a Chromium.`, {
      cause,
    });
  }
}

/** Bits per second as bytes per second. */
const throughput = (megabits: number) => (megabits * 1_000_000) / 8;

/**
 * Runs `use` with a fresh phone context, throttled by `profile` and signed in as `guest`.
 * Retries once after a failure.
 */
export async function withFreshPage<Result>(
  visit: Visit,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  return retryOnce(() => once(visit, use));
}

async function once<Result>(
  { browser, app, profile, guest }: Visit,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  try {
    await context.addInitScript(observe, LOADING_NOTICE_ELEMENT);
    if (guest) {
      await context.addCookies(guest.cookies.map((name) => ({ name, value: '1', url: app.url })));
      await context.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, guest.stored);
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: throughput(profile.down),
      uploadThroughput: throughput(profile.up),
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

export type Visit = {
  browser: Browser;
  app: App;
  profile: Profile;
  guest: Guest | undefined;
};
