import { rootVariable } from '../support/document.ts';
import { enterAs, newHotel } from '../support/hotels.ts';
import { gatewayBefore, passOn } from '../support/stub-provider.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-03 a page that was made while the provider was away takes the whole look of its hotel', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, { settings: { primary_color: '#8a1538' } });
  let down = true;
  const gateway = await gatewayBefore((asked, response) => {
    if (down) asked.destroy();
    else void passOn(asked, response);
  });
  try {
    await enterAs(page, guest, gateway.url);
    await page.goto(`${gateway.url}/${hotel.slug}/dashboard/hotel`);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    const browserBar = page.locator('meta[name="theme-color"]');
    await expect(browserBar).toHaveAttribute('content', '#1e4a6e');
    down = false;
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
    await expect(browserBar).toHaveAttribute('content', '#8a1538');
    expect(await rootVariable(page, '--hotel-primary')).toBe('#8a1538');
    await expect(page).toHaveTitle(/Grand Plaza$/);
  } finally {
    await gateway.stop();
  }
});
