import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { runWhile, stopClock } from '../support/clock.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { BRANDS, MOVING_ON, type Screen, SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What axe finds on the page, one line each. */
async function findings(page: Page): Promise<string[]> {
  // The page has no frames of other origins, so it needs no second page to gather results in.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

async function look(page: Page, screens: Screen[], slug: string, find = findings): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open(page, slug);
      expect.soft(await find(page), screen.name).toEqual([]);
    });
  }
}

for (const size of SIZES) {
  for (const slug of BRANDS) {
    test.describe(`${slug} at ${size.width} px`, () => {
      test.use({ viewport: size });
      test.beforeEach(({ errors }) => {
        test.setTimeout(120_000);
        // Of the screen that failed on purpose.
        errors.allow(/integrity/);
      });

      test(`${slug} at ${size.width} px, signed out: axe finds nothing`, async ({ page }) => {
        await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
        await look(page, SIGNED_OUT, slug);
      });

      test(`${slug} at ${size.width} px, moving on: axe finds nothing`, async ({ page }) => {
        await stopClock(page);
        await look(page, MOVING_ON, slug, (shown) => runWhile(shown, findings(shown)));
      });

      test(`${slug} at ${size.width} px, signed in: axe finds nothing`, async ({
        page,
        request,
      }) => {
        await enterAs(page, await guestOf(request, slug));
        await look(page, SIGNED_IN, slug);
      });
    });
  }
}
