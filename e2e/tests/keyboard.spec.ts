import type { Page } from '@playwright/test';
import { focusFaults } from '../support/focus-faults.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { overlaid } from '../support/toasts.ts';

/** More stops no screen here has. */
const MOST_STOPS = 80;

/** Each kind of field, link and bar that there is. */
const OUTSIDE = ['login', 'signup', 'verify-code', 'profile'];
const INSIDE = [
  ...['hotel', 'hotel/quick-info', 'local-area/restaurants', 'search'],
  ...['hotel/pre-arrival', 'chat', 'message-mails'],
];

test.use({
  viewport: { width: 390, height: 640 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Goes through a screen by the Tab key, once around. */
async function walk(page: Page, path: string): Promise<void> {
  await page.goto(`/grand-plaza/${path}`);
  await overlaid(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusFaults);
    if (!stop || stops.includes(stop.name)) break;
    stops.push(stop.name);
    expect.soft(stop.faults, `${path}: ${stop.name}`).toEqual([]);
  }
  expect(stops.length, `${path}: ${stops.join(', ')}`).toBeGreaterThan(1);
  expect(stops.length).toBeLessThan(MOST_STOPS);
}

test('SHELL-44 in forced colours each stop of the keyboard is outlined and uncovered, signed out', async ({
  page,
}) => {
  for (const path of OUTSIDE) await walk(page, path);
});

test('SHELL-44 in forced colours each stop of the keyboard is outlined and uncovered, signed in', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  for (const path of INSIDE) await walk(page, `dashboard/${path}`);
});
