import { type Visit, withFreshPage } from '../browser.ts';

const LIMIT_MS = 30_000;

/** The time of the first login request, in ms since the navigation started. */
declare global {
  var loginRequestedAt: number;
}

/**
 * Fills in the fields and presses Continue repeatedly until the app sends the login request. The request
 * is never answered. Runs in the page before all other code.
 */
function pressRepeatedly(): void {
  globalThis.loginRequestedAt = 0;
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (target, options) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    if (!pathname.endsWith('/login') || (options?.method ?? 'GET') === 'GET')
      return originalFetch(target, options);
    globalThis.loginRequestedAt ||= performance.now();
    return new Promise(() => undefined);
  };
  const pressing = setInterval(() => {
    if (globalThis.loginRequestedAt) return clearInterval(pressing);
    const button = document.querySelector<HTMLButtonElement>('main form [type="submit"]');
    for (const field of button?.form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      field.value ||= field.type === 'email' ? 'someone@example.com' : 'Welcome123';
    button?.click();
  }, 50);
}

/** Returns when a press on Continue first signs in, on a fresh phone, in ms. */
export async function continueWorks(visit: Visit, path: string): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await page.addInitScript(pressRepeatedly);
    await page.goto(visit.app.url + path, { waitUntil: 'commit' });
    const limit = Date.now() + LIMIT_MS;
    while (!(await page.evaluate(() => loginRequestedAt))) {
      if (Date.now() > limit) throw new Error(`${page.url()}: Continue does not work.`);
      await page.waitForTimeout(50);
    }
    return page.evaluate(() => loginRequestedAt);
  });
}
