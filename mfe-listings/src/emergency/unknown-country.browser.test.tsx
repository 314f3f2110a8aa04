import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { content: () => import('../content/content-screen.tsx') },
  {
    country: null,
    phone: '+81 3 5550 0110',
    quick_info: { emergency_contact: 'Dial 0, any hour' },
  },
);
const guest = await page.guest('Amelia Hart');

test('LIST-90 a hotel without a country has no public number, and text is no link', async () => {
  const screen = await page.open('dashboard/emergency', guest);
  await expect.element(screen.getByText('Dial 0, any hour')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Front desk/ })).toBeVisible();
  expect(screen.container.textContent).not.toContain('Ambulance');
  expect(screen.container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
});
