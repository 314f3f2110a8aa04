import { enterAs, guestOf } from '../support/hotels.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';

test('FAULT-05 a release that cannot run is taken back: Retry opens the page, also when it was in vain before', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ entry: "throw new Error('This release is broken');" });
  const card = page.getByRole('heading', { name: 'This page did not open' });
  const retry = page.getByRole('button', { name: 'Retry' });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await gateway.point({ current: NEXT });
    await page.goto(gateway.url + HOME);
    await expect(card).toBeVisible();
    await page.clock.install();
    const reloaded = page.waitForEvent('load');
    await retry.click();
    await reloaded;
    await expect(card).toBeVisible();

    await gateway.point({ current: CURRENT });
    const home = page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
    await expect(async () => {
      // Nobody presses on and on; a moment later another try may reload the page again.
      await page.clock.fastForward(60_000);
      // The page may open by itself between the two.
      if (await retry.isVisible()) await retry.click({ timeout: 3_000 });
      await expect(home).toBeVisible({ timeout: 3_000 });
    }).toPass();
  } finally {
    await gateway.stop();
  }
});
