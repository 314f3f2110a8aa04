import type { Page } from '@playwright/test';
import { focusErrors } from '../support/focus-faults.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { waitForOverlay } from '../support/toasts.ts';

/** No screen has more tab stops. */
const MOST_STOPS = 80;

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
async function walk(page: Page, path: string): Promise<void> {
  await page.goto(`/grand-plaza/${path}`);
  await waitForOverlay(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusErrors);
    if (!stop || stops.includes(stop.name)) break;
    stops.push(stop.name);
    expect.soft(stop.faults, `${path}: ${stop.name}`).toEqual([]);
  }
  expect(stops.length, `${path}: ${stops.join(', ')}`).toBeGreaterThan(1);
  expect(stops.length).toBeLessThan(MOST_STOPS);
}

test('SHELL-44 signed out: every tab stop is outlined and not covered in forced colours', async ({
  page,
}) => {
  for (const path of OUTSIDE) await walk(page, path);
});

test('SHELL-44 signed in: every tab stop is outlined and not covered in forced colours', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  for (const path of INSIDE) await walk(page, `dashboard/${path}`);
});
