import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { textErrors } from '@foyer/shared/testing/text-errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../remote.ts';

const page = await openHotelPage(remote, {
  requests: () => import('./requests/requests-screen.tsx'),
  enquire: () => import('./enquire/enquire-screen.tsx'),
  'service-request': () => import('./service-request/service-request-screen.tsx'),
});

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await browser.viewport(390, 844);
});

test.each([
  ['requests', 'Nothing asked yet'],
  ['enquire', 'Submit'],
  ['book-spa', 'Continue to your enquiry'],
] as const)(
  'FORM-27 all of %s is readable with letters twice as large',
  async (path, visibleText) => {
    document.documentElement.style.fontSize = '32px';
    await browser.viewport(320, 640);
    const guest = await page.guest('Amelia Hart');
    const { getByText } = await page.open(`dashboard/${path}`, guest);
    await expect.element(getByText(visibleText)).toBeVisible();
    await expect.poll(textErrors).toEqual([]);
  },
);
