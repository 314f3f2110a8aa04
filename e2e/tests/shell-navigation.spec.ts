import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

test("SHELL-13 a category's own entry stands inside the navigation, opened by its address or come back to", async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/grand-plaza/dashboard/facilities');
  const bar = page.getByRole('navigation', { name: 'Hotel' });
  const own = bar.getByRole('link', { name: 'Facilities' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport({ ratio: 0.95 });

  await page.getByRole('banner').getByRole('link', { name: 'Grand Plaza' }).click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await bar.evaluate((element) => element.scrollTo(0, 0));
  await page.goBack();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport({ ratio: 0.95 });
});
