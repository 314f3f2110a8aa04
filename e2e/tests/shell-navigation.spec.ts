import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

test("SHELL-13 opened by its address, a category's own entry stands inside the navigation", async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/grand-plaza/dashboard/facilities');
  const own = page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', {
    name: 'Facilities',
  });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport({ ratio: 0.95 });
});
