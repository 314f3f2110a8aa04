import { doubleType, textFaults } from '@foyer/shared/testing/text-faults';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { runWhile, stopClock } from '../support/clock.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { watchPolicy } from '../support/policy.ts';
import { MOVING_ON, type Screen, SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { shiftOf } from '../support/shifts.ts';
import { sizeFaults } from '../support/sizes.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };
/** The windows that a brand's screens are looked at in; they come in the last one. */
const WINDOWS = {
  'grand-plaza': [SMALL_PHONE, DESK],
  'seaside-inn': [DESK, SMALL_PHONE],
};
/** Sum of all shifts of a screen that no guest caused. */
const MOST_SHIFT = 0.02;

const straight = <Result>(_: Page, work: Promise<Result>) => work;

/** What is wrong where the guest's browser has a font size of 32 px. */
async function enlargedFaults(page: Page): Promise<string[]> {
  const faults = [
    ...(await page.evaluate(doubleType)),
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(sizeFaults)),
  ];
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}

for (const [slug, windows] of Object.entries(WINDOWS)) {
  const promise = 'nothing shifts, overflows, is too small or found by axe, in any window';

  /** Looks at what stands on the page in each window; `wait` sees to it that work in the page ends. */
  async function look(page: Page, name: string, wait: typeof straight): Promise<void> {
    expect.soft(await wait(page, findings(page)), name).toEqual([]);
    for (const window of windows) {
      await page.setViewportSize(window);
      const place = `${name} at ${window.width} px`;
      expect.soft(await page.evaluate(sizeFaults), place).toEqual([]);
      if (window === SMALL_PHONE)
        expect.soft(await enlargedFaults(page), `${place}, at 200 %`).toEqual([]);
    }
  }

  /** Opens the screens one after the other; a state of one is reached on the page that is open. */
  async function lookAtAll(page: Page, screens: Screen[], wait = straight): Promise<void> {
    const violations = await watchPolicy(page);
    let reached: (Screen | undefined)[] = [];
    async function open(screen: Screen): Promise<void> {
      if (!screen.from || !screen.act) {
        await screen.open(page, slug);
        const { sum, moved } = await wait(page, shiftOf(page));
        const shifts = `${screen.name} shifts:\n${moved.join('\n')}`;
        expect.soft(sum, shifts).toBeLessThanOrEqual(MOST_SHIFT);
        reached = [screen];
        return;
      }
      // Closes what the state before has opened.
      if (reached.includes(screen.from)) await page.keyboard.press('Escape');
      else await open(screen.from);
      await screen.act(page);
      reached.push(screen);
    }
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await open(screen);
        await look(page, screen.name, wait);
      });
    expect(violations, 'what the policy of the pages refused').toEqual([]);
  }

  test.describe(slug, () => {
    test.use({ viewport: windows.at(-1) ?? null, contextOptions: { reducedMotion: 'reduce' } });
    // One screen fails on purpose: its script has another hash.
    test.beforeEach(({ errors }) => errors.allow(/integrity/));

    test(`SHELL-24 SHELL-45 ${slug}, signed out: ${promise}`, async ({ page }) => {
      await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
      await lookAtAll(page, SIGNED_OUT);
    });

    test(`SHELL-24 SHELL-45 ${slug}, moving on: ${promise}`, async ({ page }) => {
      await stopClock(page);
      await lookAtAll(page, MOVING_ON, runWhile);
    });

    test(`SHELL-24 SHELL-45 ${slug}, signed in: ${promise}`, async ({ page, request }) => {
      await enterAs(page, await guestOf(request, slug));
      await lookAtAll(page, SIGNED_IN);
    });
  });
}
