import type { Page } from '@playwright/test';
import { living, openHydrated } from '../support/document.ts';
import { newHotel } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

const dialog = (page: Page) => page.getByRole('dialog');
const tile = (page: Page, name: 'Android' | 'iOS') => page.getByRole('button', { name });

/** Chromium's own question, as the page receives it; what is asked is kept on the window. */
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

test('HOTEL-01 profile, signed out: banner of half the window, title, rich description, logo', async ({
  page,
}) => {
  await page.goto('/grand-plaza/profile');
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
});

test('HOTEL-01 a banner that ends in .mp4 is a video, any other a picture', async ({
  page,
  request,
}) => {
  for (const { banner, video } of [
    { banner: '/api/media/grand-plaza/splash.mp4?v=3', video: true },
    { banner: '/api/media/grand-plaza/splash.webm', video: false },
  ]) {
    const { hotel } = await newHotel(request, { settings: { banner_video: banner } });
    await page.goto(`/${hotel.slug}/profile`);
    const region = page.getByRole('region', { name: 'Grand Plaza' });
    await expect(region.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region.locator('video')).toHaveCount(video ? 1 : 0);
    if (video) await expect(region.locator('video')).toHaveAttribute('src', banner);
    await expect.poll(() => region.boundingBox()).toMatchObject({ height: 422 });
  }
});

test('HOTEL-27 however much of the window the profile leaves free, its banner stands at the top', async ({
  page,
}) => {
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

test('HOTEL-02 phone, messaging and website, only those the hotel has, https added', async ({
  page,
  request,
}) => {
  await page.goto('/grand-plaza/profile');
  const links = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(links('Call')).toHaveAttribute('href', 'tel:+442079460110');
  await expect(links('Message')).toHaveAttribute('href', 'https://wa.me/447700900110');
  await expect(links('Website')).toHaveAttribute('href', 'https://www.example.com/grand-plaza');
  await expect(links('Website')).toHaveAttribute('rel', /noopener/);

  const { hotel } = await newHotel(request, {
    hotel: { phone: null, whatsapp: '+44 7700 900110', website: 'javascript:alert(1)' },
  });
  await page.goto(`/${hotel.slug}/profile`);
  await expect(links('Message')).toBeVisible();
  await expect(links('Call')).toHaveCount(0);
  await expect(links('Website'), 'an unsafe address is no link').toHaveCount(0);
});

test('HOTEL-03 HOTEL-04 tiles for Android and iOS; the iOS one explains the Share button', async ({
  page,
}) => {
  await page.goto('/grand-plaza/profile');
  await expect(tile(page, 'Android')).toBeVisible();
  await tile(page, 'iOS').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText("Tap the Share button, then 'Add to Home Screen'.");
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 'iOS')).toBeFocused();
});

test.describe('HOTEL-03 in Firefox', () => {
  test.use({ userAgent: FIREFOX });

  test('HOTEL-03 the Android tile says what Firefox cannot do', async ({ page }) => {
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

test('HOTEL-04 Chromium is asked by its own prompt; a refusal is remembered', async ({ page }) => {
  await openHydrated(page, '/grand-plaza/profile');
  await offerInstall(page, 'dismissed');
  await tile(page, 'Android').click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(dialog(page)).toBeHidden();

  await page.reload();
  await expect(living(page)).toBeVisible();
  await offerInstall(page, 'accepted');
  await tile(page, 'Android').click();
  await expect(dialog(page), 'not asked again by itself').toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted', 'true');
});
