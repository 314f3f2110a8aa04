import type { Locator, Page } from '@playwright/test';
import { logOut, openUserMenu } from '../support/guests.ts';
import { createSignedInGuest } from '../support/hotels.ts';
import { respondWith, stopIntercepting } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, pauseToast, toast, toasts } from '../support/toasts.ts';

/** Waits until `content` is completely below the toasts. */
async function expectBelow(page: Page, content: Locator): Promise<void> {
  const strip = toasts(page).locator('[data-in]').last();
  await expect(async () => {
    const [above, below] = [await strip.boundingBox(), await content.boundingBox()];
    if (!above || !below) throw new Error('An element is not visible');
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  }).toPass();
}

test('SHELL-46 SHELL-48 toasts on a phone cover no content, header or field, also on the next page', async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await page.setViewportSize({ width: 320, height: 640 });
  await respondWith(page, '/login', { json: { status: false } });
  await page.goto('/grand-plaza/login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pauseToast(page);
  await expect(toast(page, 'Login failed.')).toBeVisible();
  await expectBelow(page, page.getByRole('main'));
  await dismissToasts(page);
  await stopIntercepting(page, '/login');

  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await pauseToast(page);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await expectBelow(page, page.getByRole('banner'));
  await expectBelow(page, page.getByRole('main'));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expectBelow(page, page.getByRole('banner'));

  await openUserMenu(page);
  await page.getByRole('link', { name: 'Quick Chat' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  const bar = page.getByRole('navigation', { name: 'Hotel' });
  await expect(async () => {
    const [button, navigation] = [await send.boundingBox(), await bar.boundingBox()];
    if (!button || !navigation) throw new Error('An element is not visible');
    expect(button.y + button.height).toBeLessThanOrEqual(navigation.y);
  }).toPass();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await logOut(page);
  await expect(toast(page, 'Login successful!')).toHaveCount(0);
});
