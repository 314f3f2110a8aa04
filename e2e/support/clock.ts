import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { living } from './document.ts';
import { overlay } from './toasts.ts';

const START = new Date('2026-05-01T09:00:00Z');

/** From now on no timer of the page's fires by itself; before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  // Later than the clock can have come by itself.
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}

/**
 * Lets the stopped clock run, a millisecond at a time, until `done`: what waits only for the next
 * turn of the event loop happens, what waits for seconds does not.
 */
export async function settle(page: Page, done: () => Promise<boolean>): Promise<void> {
  await runUntil(page, 1, done);
}

/** Lets the stopped clock run in steps of so many milliseconds, until `done`. */
async function runUntil(page: Page, step: number, done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [10] });
}

/**
 * Lets the stopped clock run until the app is hydrated and can show toasts, whose code it fetches
 * when it is idle. From then on a guest's press is at once told, and its seconds begin with that.
 */
export async function settleOnApp(page: Page): Promise<void> {
  await settleOn(page, living(page));
  await runUntil(page, 10, async () => (await overlay(page).count()) > 0);
}

/** `settle` until the shell has begun, whose router takes the scrolling over. */
export async function settleOnShell(page: Page): Promise<void> {
  await settle(page, () => page.evaluate(() => history.scrollRestoration === 'manual'));
}

/**
 * `settle` until the dashboard's layout is there: the eight seconds of a screen are not about its code,
 * which comes over a line that no clock stops.
 */
export async function settleOnLayout(page: Page): Promise<void> {
  const isLayout = (request: Request) => /\/dashboard\.\w+\.js$/.test(request.url());
  const asked = async () => (await page.requests()).find(isLayout);
  await settle(page, async () => Boolean(await asked()));
  // The same module as the app's: there once that is.
  await page.evaluate((code = '') => import(code).then(() => undefined), (await asked())?.url());
}

/** `settle` until `awaited` is seen. */
export async function settleOn(page: Page, awaited: Locator): Promise<void> {
  await settle(page, () => awaited.isVisible());
}

/** Lets the stopped clock run, a millisecond at a time, as long as `work` in the page goes on. */
export async function runWhile<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  while (!ended) await page.clock.runFor(1);
  return work;
}
