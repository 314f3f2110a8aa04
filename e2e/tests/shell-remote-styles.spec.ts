import type { APIRequestContext, Page } from '@playwright/test';
import { allStyleSheets, styleChanges } from '../support/checks/styles.ts';
import { runClockUntilVisible, stopClock } from '../support/clock.ts';
import { hydratedPage } from '../support/document.ts';
import { preventFocusOnPress } from '../support/focus.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { breakFiles, down, releaseFiles } from '../support/network/releases.ts';
import { SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';

/** Screens that together use most shared components, one state each. */
const SAMPLED = ['login', 'countries', 'calendar', 'profile', 'hotel home', 'Contact Info'];

/** Waits until the script of a screen fails to load. */
const failed = (page: Page, screen: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/async/${screen}.`));

/** The list of facts below the greeting. Only the screen's stylesheet lays it out in a row. */
const facts = (page: Page) => hydratedPage(page).getByRole('main').getByRole('list').first();
const displayOf = (page: Page) => facts(page).evaluate((list) => getComputedStyle(list).display);

const signIn = async (page: Page, request: APIRequestContext) =>
  storeSession(page, await createSignedInGuest(request, 'grand-plaza'));

/** On a desktop, where screens override most rules of shared components. */
test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [who, screens] of [
    ['visitor', SIGNED_OUT],
    ['guest', SIGNED_IN],
  ] as const)
    test(`style sheets of other screens change nothing on the screens of a ${who}`, async ({
      page,
      request,
    }) => {
      test.slow();
      if (who === 'guest') await signIn(page, request);
      const sheets = await allStyleSheets();
      for (const { name, open } of screens.filter((screen) => SAMPLED.includes(screen.name))) {
        await open(page, 'grand-plaza');
        expect(await styleChanges(page, sheets), name).toEqual([]);
      }
    });
});

test('FAULT-01 FAULT-07 a failed prefetch does not change the visible screen; a screen opened by Retry has its styles and the focus, also if presses do not focus buttons', async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await preventFocusOnPress(page);
  await page.goto(HOME);
  await expect(facts(page)).toBeVisible();
  const display = await displayOf(page);
  expect(display).not.toBe('block');
  await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/quick-info*'), down);
  const gaveUp = failed(page, 'quick-info');
  await page.getByRole('link', { name: 'Parking' }).focus();
  await gaveUp;
  expect(await displayOf(page)).toBe(display);

  const heal = await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/home*.js'), down);
  // On a slow machine a release would remain untried and load behind the card.
  await stopClock(page);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await runClockUntilVisible(page, retry);
  heal();
  await retry.click();
  await runClockUntilVisible(page, page.locator('main:focus'));
  await runClockUntilVisible(page, facts(page));
  expect(await displayOf(page)).toBe(display);
});
