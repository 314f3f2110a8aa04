import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  {
    listing: () => import('../listing/listing-screen.tsx'),
    details: () => import('./details-screen.tsx'),
  },
  {
    categories: [
      {
        name: 'Area',
        slug: 'area',
        children: [
          {
            name: 'Tables',
            slug: 'tables',
            children: [
              {
                name: 'Holt',
                slug: 'holt',
                image: '/api/media/grand-plaza/dining.avif?w=400,800,1200',
                description: '<p>Eleven <em>courses</em>.</p>',
                phone: '+44 20 7946 0134',
                email: 'table@holt.test',
                website: 'javascript:alert(1)',
                latitude: 51.5194,
                longitude: -0.1438,
                booking_link: 'https://www.example.com/holt',
                children: [
                  {
                    name: 'Counter',
                    slug: 'counter',
                    description: '<p>Six seats.</p>',
                    children: [{ name: 'Stool', slug: 'stool' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
);
const guest = await page.guest('Amelia Hart');
const at = (path: string) => `/${page.slug}/dashboard/area/tables/${path}/explore-details`;

async function openHolt() {
  const screen = await page.open('dashboard/area/tables', guest);
  await screen.getByRole('link', { name: 'Holt' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Holt' })).toBeVisible();
  return screen;
}

test('LIST-13 shows everything from the state of the link', async () => {
  const screen = await openHolt();
  await expect.poll(screen.path).toBe(at('holt'));
  await expect.element(screen.getByText('Eleven courses.')).toBeVisible();
  expect(screen.container.querySelector('img')?.getAttribute('src')).toMatch(/dining\.avif/);
  for (const [name, href] of [
    ['Call', 'tel:+442079460134'],
    ['E-mail', 'mailto:table@holt.test'],
    ['Book Now', 'https://www.example.com/holt'],
  ])
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(screen.getByRole('link', { name: 'Website' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Show the map' })).toBeVisible();
});

test('LIST-98 from 960 px the map is beside the picture', async () => {
  await browser.viewport(1280, 800);
  onTestFinished(() => browser.viewport(390, 844));
  const screen = await openHolt();
  const map = screen.getByRole('button', { name: 'Show the map' }).element();
  const picture = screen.container.querySelector('img')?.getBoundingClientRect();
  expect(map.getBoundingClientRect().left).toBeGreaterThan(picture?.right ?? Number.NaN);
  expect(map.getBoundingClientRect().top).toBeLessThan(picture?.bottom ?? Number.NaN);
});

test('APP-44 the map button says that it needs the network and is disabled offline', async () => {
  const screen = await openHolt();
  emitNetworkEvent('gone');
  await expect
    .element(screen.getByRole('button', { name: 'The map needs the network' }))
    .toBeDisabled();
  emitNetworkEvent('back');
  await expect.element(screen.getByRole('button', { name: 'Show the map' })).toBeEnabled();
});

test('LIST-14 a child opens the same way; a child without a page is no link', async () => {
  const screen = await openHolt();
  await screen.getByRole('link', { name: 'Counter' }).click();
  await expect.poll(screen.path).toBe(at('holt/counter'));
  await expect.element(screen.getByText('Six seats.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Stool' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Stool' })).not.toBeInTheDocument();
});

test('LIST-54 has no enquiry link in a hotel that takes no enquiries', async () => {
  const screen = await openHolt();
  await screen.getByRole('link', { name: 'Counter' }).click();
  await expect.element(screen.getByText('Six seats.')).toBeVisible();
  await expect.element(screen.getByText('Enquire Now')).not.toBeInTheDocument();
});

test.each(['holt', 'holt/counter'])(
  'LIST-15 %s opened by its URL shows that there is no data',
  async (path) => {
    const screen = await page.open(`dashboard/area/tables/${path}/explore-details`, guest);
    await expect.element(screen.getByText('No data available.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Search the hotel' })).toBeVisible();
  },
);
