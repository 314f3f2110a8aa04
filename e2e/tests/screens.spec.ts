import { doubleType, textFaults } from '@foyer/shared/testing/text-faults';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe.ts';
import { runWhile, stopClock } from '../support/clock.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { watchPolicy } from '../support/policy.ts';
import { BRANDS, MOVING_ON, type Screen, SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { shiftOf, watchPresses } from '../support/shifts.ts';
import { sizeFaults } from '../support/sizes.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

/**
 * Axe looks at the colours of both brands, and at one of them as a desk has it. The smallest phone is
 * also looked at in type twice as large.
 */
const SIZES = [
  { width: 320, height: 640, axed: [], enlarged: true },
  { width: 390, height: 844, axed: BRANDS, enlarged: false },
  { width: 1280, height: 800, axed: BRANDS.slice(0, 1), enlarged: false },
];
/** Sum of all shifts of a screen that no guest caused. */
const MOST_SHIFT = 0.02;

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

const straight = <Result>(_: Page, work: Promise<Result>) => work;

for (const { axed, enlarged, ...viewport } of SIZES) {
  for (const slug of BRANDS) {
    const axe = axed.includes(slug);
    const place = `${slug} at ${viewport.width} px`;
    const rows = enlarged ? 'SHELL-24 SHELL-45' : 'SHELL-24';
    const promise = `nothing shifts, overflows, is too small${axe ? ' or found by axe' : ''}`;

    /** Looks at the screens one after the other; `wait` sees to it that work in the page ends. */
    async function look(page: Page, screens: Screen[], wait = straight): Promise<void> {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchPresses(page);
      const violations = await watchPolicy(page);
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await screen.open(page, slug);
          const { sum, moved } = await wait(page, shiftOf(page));
          const shifts = `${screen.name} shifts:\n${moved.join('\n')}`;
          expect.soft(sum, shifts).toBeLessThanOrEqual(MOST_SHIFT);
          if (axe) expect.soft(await wait(page, findings(page)), screen.name).toEqual([]);
          expect.soft(await page.evaluate(sizeFaults), screen.name).toEqual([]);
          if (enlarged)
            expect.soft(await enlargedFaults(page), `${screen.name} at 200 %`).toEqual([]);
        });
      }
      expect(violations, 'what the policy of the pages refused').toEqual([]);
    }

    test.describe(place, () => {
      test.use({ viewport });
      test.beforeEach(({ errors }) => {
        test.setTimeout(150_000);
        // Of the screen that failed on purpose.
        errors.allow(/integrity/);
      });

      test(`${rows} ${place}, signed out: ${promise}`, async ({ page }) => {
        await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
        await look(page, SIGNED_OUT);
      });

      test(`${rows} ${place}, moving on: ${promise}`, async ({ page }) => {
        await stopClock(page);
        await look(page, MOVING_ON, runWhile);
      });

      test(`${rows} ${place}, signed in: ${promise}`, async ({ page, request }) => {
        await enterAs(page, await guestOf(request, slug));
        await look(page, SIGNED_IN);
      });
    });
  }
}
