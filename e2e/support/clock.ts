import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { hydratedPage } from './document.ts';
import { overlay } from './toasts.ts';

const START = new Date('2026-05-01T09:00:00Z');

/** Stops the page's timers. Call it before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  // Later than the running clock can be by now.
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}

/**
 * Advances the stopped clock by single milliseconds until `done`. Tasks for the next turn of the event
 * loop run, timers of seconds do not.
 */
export async function runClockUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await advanceClockUntil(page, 1, done);
}

/** Advances the stopped clock in steps of `step` milliseconds until `done`. */
async function advanceClockUntil(
  page: Page,
  step: number,
  done: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [10] });
}

/**
 * Advances the stopped clock until the app is hydrated and can show toasts. Their code loads when
 * the app is idle. From then on a press shows its toast at once, and the toast's time starts with
 * it.
 */
export async function runClockUntilAppReady(page: Page): Promise<void> {
  await runClockUntilVisible(page, hydratedPage(page));
  await advanceClockUntil(page, 10, async () => (await overlay(page).count()) > 0);
}

/** Advances the stopped clock until the shell has started: its router then controls scrolling. */
export async function runClockUntilShellStarted(page: Page): Promise<void> {
  await runClockUntil(page, () => page.evaluate(() => history.scrollRestoration === 'manual'));
}

/**
 * Advances the stopped clock until the dashboard's layout is loaded. A screen's time limit of eight
 * seconds does not include the layout's code, whose download the stopped clock does not delay.
 */
export async function runClockUntilLayoutLoaded(page: Page): Promise<void> {
  const isLayout = (request: Request) => /\/dashboard\.\w+\.js$/.test(request.url());
  const layoutRequest = async () => (await page.requests()).find(isLayout);
  await runClockUntil(page, async () => Boolean(await layoutRequest()));
  // The app's own module instance: this resolves once the app has it.
  await page.evaluate(
    (code = '') => import(code).then(() => undefined),
    (await layoutRequest())?.url(),
  );
}

/** Advances the stopped clock until `awaited` is visible. */
export async function runClockUntilVisible(page: Page, awaited: Locator): Promise<void> {
  await runClockUntil(page, () => awaited.isVisible());
}

/** Advances the stopped clock by single milliseconds while `work` runs in the page. */
export async function runClockDuring<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  while (!ended) await page.clock.runFor(1);
  return work;
}
