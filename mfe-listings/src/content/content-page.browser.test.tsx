import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { content: () => import('./content-screen.tsx') });
const guest = await page.guest('Amelia Hart');

test.each(['explore-spas', 'explore-doctors', 'transport-detail', 'explore-resturants'])(
  'LIST-17 %s has no link to a form that the hotel lacks',
  async (path) => {
    const screen = await page.open(`dashboard/${path}`, guest);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.container.querySelectorAll('article').length).toBeGreaterThan(0);
    expect(screen.container.querySelector('article a')).toBeNull();
  },
);
