import type { Page } from '@playwright/test';
import { focusErrors } from '../support/checks/focus-errors.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { waitForOverlay } from '../support/toasts.ts';

/** No screen has more tab stops. */
const MAX_STOPS = 80;

/** Screens that contain every kind of field, link and bar. */
const OUTSIDE = ['login', 'signup', 'verify-code', 'profile'];
const INSIDE = [
  ...['hotel', 'hotel/quick-info', 'local-area/restaurants', 'search'],
  ...['hotel/pre-arrival', 'chat', 'message-mails'],
];

test.use({
  viewport: { width: 390, height: 640 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Visits every tab stop of a screen once. */
async function checkStops(page: Page, path: string): Promise<void> {
  await page.goto(`/grand-plaza/${path}`);
  await waitForOverlay(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusErrors);
    if (!stop || stops.includes(stop.name)) break;
    stops.push(stop.name);
    // The browser may scroll to the stop a frame later.
    await expect
      .poll(async () => (await page.evaluate(focusErrors))?.errors, `${path}: ${stop.name}`)
      .toEqual([]);
  }
  expect(stops.length, `${path}: ${stops.join(', ')}`).toBeGreaterThan(1);
  expect(stops.length).toBeLessThan(MAX_STOPS);
}

test('SHELL-44 signed out: every tab stop is outlined and not covered in forced colours', async ({
  page,
}) => {
  for (const path of OUTSIDE) await checkStops(page, path);
});

test('SHELL-44 signed in: every tab stop is outlined and not covered in forced colours', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  for (const path of INSIDE) await checkStops(page, `dashboard/${path}`);
});
