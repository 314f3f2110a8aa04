import { type Visit, withFreshPage } from '../browser.ts';

const LIMIT_MS = 30_000;

/** When the login was first asked for, in ms since the navigation began. */
declare global {
  var asked: number;
}

/**
 * Fills the fields in as soon as they are there and presses Continue again and again until the app
 * asks for the login, which nobody answers. Runs in the page before anything else does.
 */
function pressAgainAndAgain(): void {
  globalThis.asked = 0;
  const ask = globalThis.fetch;
  globalThis.fetch = (target, options) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    if (!pathname.endsWith('/login') || (options?.method ?? 'GET') === 'GET')
      return ask(target, options);
    globalThis.asked ||= performance.now();
    return new Promise(() => undefined);
  };
  const pressing = setInterval(() => {
    if (globalThis.asked) return clearInterval(pressing);
    const button = document.querySelector<HTMLButtonElement>('main form [type="submit"]');
    for (const field of button?.form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
      field.value ||= field.type === 'email' ? 'someone@example.com' : 'Welcome123';
    button?.click();
  }, 50);
}

/** From when on a press on Continue signs in, on a phone that has never been here before, in ms. */
export async function continueWorks(visit: Visit, path: string): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await page.addInitScript(pressAgainAndAgain);
    await page.goto(visit.app.url + path, { waitUntil: 'commit' });
    const limit = Date.now() + LIMIT_MS;
    while (!(await page.evaluate(() => asked))) {
      if (Date.now() > limit) throw new Error(`${page.url()}: Continue does not work.`);
      await page.waitForTimeout(50);
    }
    return page.evaluate(() => asked);
  });
}
