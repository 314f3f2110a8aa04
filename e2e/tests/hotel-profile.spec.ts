import type { Page } from '@playwright/test';
import { openHydrated } from '../support/document.ts';
import { logOut } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

const dialog = (page: Page) => page.getByRole('dialog');
const tile = (page: Page, name: 'Android' | 'iOS') => page.getByRole('button', { name });

/** Dispatches Chromium's install prompt event, which marks the document when it prompts. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'true';
        return { outcome: answer };
      },
    });
    dispatchEvent(event);
  }, outcome);
}

test('HOTEL-01 HOTEL-02 HOTEL-03 HOTEL-04 HOTEL-32 the signed-out profile shows banner, texts, logo and contacts, and its tiles prompt once, then show help', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/grand-plaza/profile');
  const banner = page.getByRole('region', { name: 'Grand Plaza' });
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Welcome to Grand Plaza');
  await expect
    .poll(() => banner.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 422 });
  const picture = banner.locator('img[srcset]');
  await expect(picture).toHaveAttribute('src', /\/api\/media\/grand-plaza\/banner\.avif/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'day and night' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Grand Plaza' })).toBeVisible();
  for (const [name, href] of [
    ['Call', 'tel:+442079460110'],
    ['Message', 'https://wa.me/447700900110'],
    ['Website', 'https://www.example.com/grand-plaza'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

  await tile(page, 'iOS').click();
  await expect(dialog(page)).toContainText("Tap the Share button, then 'Add to Home Screen'.");
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 'iOS')).toBeFocused();

  await offerInstall(page, 'dismissed');
  await tile(page, 'Android').click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(dialog(page)).toBeHidden();
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await openHydrated(page, '/grand-plaza/dashboard/hotel');
  await logOut(page);
  await expect(page).toHaveURL('/grand-plaza/login');
  await openHydrated(page, '/grand-plaza/profile');
  await offerInstall(page, 'accepted');
  await tile(page, 'Android').click();
  await expect(dialog(page), 'no second prompt').toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted', 'true');
});

test('HOTEL-43 the banner of the profile is at the top at every window size', async ({ page }) => {
  await page.goto('/seaside-inn/profile');
  const banner = page.getByRole('region', { name: 'Seaside Inn' });
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1280, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(banner).toBeVisible();
    await expect
      .poll(() => banner.boundingBox())
      .toEqual({ x: 0, y: 0, width, height: height / 2 });
  }
});

test.describe('in Firefox', () => {
  test.use({ userAgent: FIREFOX });

  test('HOTEL-31 the Android tile shows that Firefox has no install prompt', async ({ page }) => {
    await page.goto('/grand-plaza/profile');
    await tile(page, 'Android').click();
    await expect(
      dialog(page).getByText(
        "Firefox does not support direct PWA install. Use 'Add to Home Screen'.",
        { exact: true },
      ),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});
