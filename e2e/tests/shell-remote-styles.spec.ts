import type { APIRequestContext, Page } from '@playwright/test';
import { settleOn, stopClock } from '../support/clock.ts';
import { living } from '../support/document.ts';
import { pressWithoutFocus } from '../support/focus.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { breakFiles, down, releaseFiles } from '../support/releases.ts';
import { SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { changesBy, everySheet } from '../support/styles.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';

/** Those that put together most of what is shared: one state of each. */
const LOOKED_AT = ['login', 'countries', 'calendar', 'profile', 'hotel home', 'Contact Info'];

/** The script of a screen did not come. */
const failed = (page: Page, screen: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/async/${screen}.`));

/** The line of facts below the greeting: in a row only by the screen's own stylesheet. */
const facts = (page: Page) => living(page).getByRole('main').getByRole('list').first();
const drawn = (page: Page) => facts(page).evaluate((list) => getComputedStyle(list).display);

const signIn = async (page: Page, request: APIRequestContext) =>
  enterAs(page, await guestOf(request, 'grand-plaza'));

/** On a desk, where a screen has the most rules of its own over those of shared components. */
test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [who, screens] of [
    ['visitor', SIGNED_OUT],
    ['guest', SIGNED_IN],
  ] as const)
    test(`nothing that a ${who} sees looks otherwise by the style sheets of other screens`, async ({
      page,
      request,
    }) => {
      test.slow();
      if (who === 'guest') await signIn(page, request);
      const sheets = await everySheet();
      for (const { name, open } of screens.filter((screen) => LOOKED_AT.includes(screen.name))) {
        await open(page, 'grand-plaza');
        expect(await changesBy(page, sheets), name).toEqual([]);
      }
    });
});

test('FAULT-01 FAULT-07 a screen that cannot be prefetched takes nothing from the look of the one in view; one that opens by Retry looks as it should, and has the focus, also where a press gave none to the button', async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await pressWithoutFocus(page);
  await page.goto(HOME);
  await expect(facts(page)).toBeVisible();
  const display = await drawn(page);
  expect(display).not.toBe('block');
  await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/quick-info*'), down);
  const gaveUp = failed(page, 'quick-info');
  await page.getByRole('link', { name: 'Parking' }).focus();
  await gaveUp;
  expect(await drawn(page)).toBe(display);

  const heal = await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/home*.js'), down);
  // On a slow machine a release would be left untried, and tried behind the card.
  await stopClock(page);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await settleOn(page, retry);
  await heal();
  await retry.click();
  await settleOn(page, page.locator('main:focus'));
  await settleOn(page, facts(page));
  expect(await drawn(page)).toBe(display);
});
