import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  enquire: () => import('../enquire/enquire-screen.tsx'),
});

afterEach(() => browser.viewport(390, 844));

test('FORM-69 the stay stands beside the form in a wide window only', async () => {
  const guest = await page.guest('Amelia Hart');
  const stay = { check_in_date: '2090-12-24', check_out_date: '2090-12-27' };
  await browser.viewport(1280, 800);
  const screen = await page.open('dashboard/enquire', {
    ...guest,
    user: { ...guest.user, ...stay },
  });
  const summary = screen.getByRole('region', { name: 'Your stay' });
  await expect.element(summary.getByText(/^Sunday, December 24/)).toBeVisible();
  await expect.element(summary.getByText('Wednesday, December 27')).toBeVisible();
  const form = screen.getByLabelText('Message').element().getBoundingClientRect();
  expect(summary.element().getBoundingClientRect().left).toBeGreaterThan(form.right);
  await browser.viewport(390, 844);
  await expect.element(summary).not.toBeInTheDocument();
});
