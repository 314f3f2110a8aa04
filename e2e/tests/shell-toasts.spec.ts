import type { Locator, Page } from '@playwright/test';
import { logOut } from '../support/guests.ts';
import { createSignedInGuest } from '../support/hotels.ts';
import { respondWith, stopIntercepting } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, pauseToast, toast, toasts } from '../support/toasts.ts';

/** Returns the edges of the visible toast and of another element, once both are visible. */
async function boxesOf(page: Page, content: Locator) {
  const [above, other] = [
    await toasts(page).locator('[data-in]').last().boundingBox(),
    await content.boundingBox(),
  ];
  if (!above || !other) throw new Error('An element is not visible');
  return { toastEnd: above.y + above.height, top: other.y, end: other.y + other.height };
}

test('SHELL-46 SHELL-48 SHELL-128 a toast on a phone lies over the header, covers no heading and moves nothing, also on the next page', async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await page.setViewportSize({ width: 320, height: 640 });
  await respondWith(page, '/login', { json: { status: false } });
  await page.goto('/grand-plaza/login');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await pauseToast(page);
  await expect(toast(page, 'Login failed.')).toBeVisible();
  const login = await boxesOf(page, title);
  expect(login.toastEnd).toBeLessThanOrEqual(login.top);
  await dismissToasts(page);
  await expect.poll(async () => (await title.boundingBox())?.y).toBe(login.top);
  await stopIntercepting(page, '/login');

  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await pauseToast(page);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await page.getByRole('link', { name: 'Dining' }).click();
  await expect(title).toHaveText('Dining');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  const header = await boxesOf(page, page.getByRole('banner'));
  expect(header.top).toBe(0);
  expect(header.toastEnd).toBeLessThanOrEqual(header.end);
  await logOut(page);
  await expect(toast(page, 'Login successful!')).toHaveCount(0);
});
