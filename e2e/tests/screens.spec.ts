import { textErrors, textsThatDoNotScale } from '@foyer/shared/testing/text-errors.ts';
import type { Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { watchPolicyViolations } from '../support/checks/policy.ts';
import { layoutShiftOf } from '../support/checks/shifts.ts';
import { sizeErrors } from '../support/checks/size-errors.ts';
import { runClockDuring, stopClock } from '../support/clock.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { REDIRECTING, type Screen, SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { presetSessionStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Window sizes for a brand's screens; screens open in the last one. */
const WINDOWS = {
  'grand-plaza': [SMALL_PHONE, DESKTOP],
  'seaside-inn': [DESKTOP, SMALL_PHONE],
};
/** Maximum sum of a screen's shifts without user input. */
const MAX_SHIFT = 0.02;

const withoutWait = <Result>(_: Page, work: Promise<Result>) => work;

/** Returns the errors at a browser font size of 32 px. */
async function enlargedErrors(page: Page): Promise<string[]> {
  const unscaled = await page.evaluate(textsThatDoNotScale);
  // Components that observe their size react in the next frames.
  for (const _ of [1, 2])
    await page.evaluate(
      () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
    );
  const found = [
    ...unscaled,
    ...(await page.evaluate(textErrors)),
    ...(await page.evaluate(sizeErrors)),
  ];
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

for (const [slug, windows] of Object.entries(WINDOWS)) {
  const claim = 'no shifts, overflows, small sizes or axe violations in any window';

  /** Checks the page in each window; `wait` lets work in the page finish. */
  async function checkWindows(page: Page, name: string, wait: typeof withoutWait): Promise<void> {
    expect.soft(await wait(page, findings(page)), name).toEqual([]);
    for (const window of windows) {
      await page.setViewportSize(window);
      const label = `${name} at ${window.width} px`;
      expect.soft(await page.evaluate(sizeErrors), label).toEqual([]);
      if (window === SMALL_PHONE)
        expect.soft(await enlargedErrors(page), `${label}, at 200 %`).toEqual([]);
    }
  }

  /** Opens and checks the screens in order; states are reached on the open page. */
  async function checkAll(page: Page, screens: Screen[], wait = withoutWait): Promise<void> {
    const violations = await watchPolicyViolations(page);
    let reached: (Screen | undefined)[] = [];
    async function open(screen: Screen): Promise<void> {
      if (!screen.from || !screen.act) {
        await screen.open(page, slug);
        const { sum, moved } = await wait(page, layoutShiftOf(page));
        const shifts = `${screen.name} shifts:\n${moved.join('\n')}`;
        expect.soft(sum, shifts).toBeLessThanOrEqual(MAX_SHIFT);
        reached = [screen];
        return;
      }
      // Closes the dialog of the previous state.
      if (reached.includes(screen.from)) await page.keyboard.press('Escape');
      else await open(screen.from);
      await screen.act(page);
      reached.push(screen);
    }
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await open(screen);
        await checkWindows(page, screen.name, wait);
      });
    expect(violations, 'violations of the content security policy').toEqual([]);
  }

  test.describe(slug, () => {
    test.use({ viewport: windows.at(-1) ?? null, contextOptions: { reducedMotion: 'reduce' } });
    // One screen fails on purpose, which logs an integrity error.
    test.beforeEach(({ errors }) => errors.allow(/integrity/));

    test(`SHELL-24 SHELL-45 ${slug}, signed out: ${claim}`, async ({ page }) => {
      await presetSessionStorage(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
      await checkAll(page, SIGNED_OUT);
    });

    test(`SHELL-24 SHELL-45 ${slug}, moving on: ${claim}`, async ({ page }) => {
      await stopClock(page);
      await checkAll(page, REDIRECTING, runClockDuring);
    });

    test(`SHELL-24 SHELL-45 ${slug}, signed in: ${claim}`, async ({ page, request }) => {
      await storeSession(page, await createSignedInGuest(request, slug));
      await checkAll(page, SIGNED_IN);
    });
  });
}
