import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

async function stateScreen() {
  const { useLocation } = await import('@foyer/shared/router');
  return { Component: () => <p>{JSON.stringify(useLocation().state)}</p> };
}

const FORMS = ['enquire', 'upgrade-room'];
const child = (slug: string) => ({ name: `The ${slug}`, slug });
const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      ...FORMS.map((path) => ({ path, area: 'dashboard', screen: 'form' }) as const),
    ],
  },
  {
    category: () => import('../category/category-screen.tsx'),
    listing: () => import('../listing/listing-screen.tsx'),
    content: () => import('../content/content-screen.tsx'),
    form: stateScreen,
  },
  {
    categories: [
      {
        name: 'Hotel',
        slug: 'hotel',
        children: [
          { name: 'Rooms & Suites', slug: 'rooms-suites', children: [child('loft')] },
          child('library'),
        ],
      },
      { name: 'Wellness', slug: 'wellness', children: [child('bath'), child('steam')] },
      { name: 'Dining', slug: 'dining', children: 'abcdef'.split('').map(child) },
      { name: 'Weddings', slug: 'weddings', children: [child('hall')] },
      { name: 'Spa', slug: 'spas-facility', children: [] },
    ],
  },
);
const guest = await page.guest('Amelia Hart');
const open = (path: string) => page.open(`dashboard/${path}`, guest);
const at = (path: string) => `/${page.slug}/dashboard/${path}`;

test('LIST-95 a category ends with links to the pages of its subject', async () => {
  const screen = await open('wellness');
  const services = screen.getByRole('region', { name: 'At your service' });
  await expect
    .element(services.getByRole('link', { name: 'The spa' }))
    .toHaveAttribute('href', at('spas-facility'));
  await services.getByRole('link', { name: 'Choose a spa treatment' }).click();
  await expect.poll(screen.path).toBe(at('explore-spas'));
  await expect.element(screen.getByText('£170 for 60 minutes')).toBeVisible();
});

test('LIST-95 the links follow the last card of a long category', async () => {
  const screen = await open('dining');
  await expect.element(screen.getByRole('link', { name: 'Book a table' })).toBeInTheDocument();
  const links = [...screen.container.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual([...'abcdef'.split('').map((name) => `The ${name}`), 'Book a table']);
});

test('LIST-96 the listings of rooms lead to the upgrade with their category', async () => {
  const screen = await open('hotel/rooms-suites');
  await screen.getByRole('link', { name: 'A larger room, or a better view' }).click();
  await expect.poll(screen.path).toBe(at('upgrade-room'));
  await expect
    .element(screen.getByText(/^\{"category":"rooms-suites","name":"Rooms & Suites"/))
    .toBeVisible();
});

test.each(['weddings', 'hotel/library', 'spas-facility'])(
  'LIST-95 %s, without a subject or itself the page, has no such links',
  async (path) => {
    const screen = await open(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByText('At your service')).not.toBeInTheDocument();
  },
);
