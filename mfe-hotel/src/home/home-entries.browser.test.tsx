import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const icon = ['M4 4h16v16H4z'];
const page = await openHotelPage(
  {
    ...remote,
    header: [
      { label: 'Profile', to: 'hotel', icon, home: true },
      { label: 'Only above', to: 'hotel', icon },
      { label: 'No such screen', to: 'nowhere', icon, home: true },
      { label: 'No such feature', to: 'hotel', icon, home: true, feature: 'pigeon-post' },
    ],
  },
  { home: () => import('./home-screen.tsx') },
);

test('HOTEL-18 hotel home lists the entries marked for it that this hotel can open', async () => {
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  const entry = screen.getByRole('link', { name: 'Profile' });
  await expect.element(entry).toHaveAttribute('href', `/${page.slug}/dashboard/hotel`);
  for (const name of ['Only above', 'No such screen', 'No such feature'])
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument();
});
