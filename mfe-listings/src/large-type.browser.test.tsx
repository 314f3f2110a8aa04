import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { textErrors } from '@foyer/shared/testing/text-errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../remote.ts';

const LONG =
  'Oysters, cold wine and a long zinc counter, with a window onto the street and nobody in a hurry to have your table back.';
const TIERS = [{ advert_type: 'platinum' }, { advert_type: 'gold' }, { advert_type: 'silver' }];
const bars = Array.from({ length: 20 }, (_, index) => ({
  name: `Bar ${index}`,
  slug: `bar-${index}`,
  order: index,
}));

const page = await openHotelPage(
  remote,
  {
    category: () => import('./category/category-screen.tsx'),
    listing: () => import('./listing/listing-screen.tsx'),
    details: () => import('./details/details-screen.tsx'),
    content: () => import('./content/content-screen.tsx'),
    search: () => import('./search/search-screen.tsx'),
  },
  {
    latitude: 51.5186,
    longitude: -0.1415,
    categories: [
      {
        name: 'Dining',
        slug: 'dining',
        description: 'Four ways to eat well.',
        children: [
          { name: 'The Orangery', slug: 'orangery', summary: LONG, order: 1 },
          {
            name: 'Restaurants',
            slug: 'restaurants',
            description: '<p>Tell us when you would like to eat, and we will ring them.</p>',
            summary: LONG,
            latitude: 51.52,
            longitude: -0.1415,
            children: TIERS.map((tier, index) => ({
              ...tier,
              name: `Saint Clement ${index}`,
              slug: `clement-${index}`,
              summary: LONG,
              phone: '+44 20 7946 0134',
              latitude: 51.52,
              longitude: -0.1415,
            })),
          },
        ],
      },
      { name: 'Bars', slug: 'bars', children: bars },
    ],
  },
);
const guest = await page.guest('Amelia Hart');

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  document.documentElement.removeAttribute('dir');
  await browser.viewport(390, 844);
});

const SCREENS = [
  ['dining', /The Orangery/],
  ['dining/restaurants', /Saint Clement 2/],
  ['explore-spas', '£130 for 30 minutes'],
  ['a/b/c/explore-details', 'No data available.'],
] as const;

test.each(SCREENS)('LIST-34 all text of %s is readable at 320 px', async (path, visibleText) => {
  await browser.viewport(320, 640);
  const { getByText } = await page.open(`dashboard/${path}`, guest);
  await expect.element(getByText(visibleText).first()).toBeVisible();
  await expect.poll(textErrors).toEqual([]);
});

test.each(SCREENS)(
  'LIST-35 nothing of %s is cut off with letters twice as large',
  async (path, visibleText) => {
    document.documentElement.style.fontSize = '32px';
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await browser.viewport(width, height);
      const { getByText, unmount } = await page.open(`dashboard/${path}`, guest);
      await expect.element(getByText(visibleText).first()).toBeVisible();
      await expect.poll(textErrors).toEqual([]);
      await unmount();
    }
  },
);

test('LIST-35 results are readable completely, and cards stack, with letters twice as large', async () => {
  await browser.viewport(320, 640);
  document.documentElement.style.fontSize = '32px';
  const { getByLabelText, getByRole, unmount } = await page.open('dashboard/search', guest);
  await getByLabelText('What are you looking for?').fill('clement');
  await expect.element(getByRole('link', { name: /Saint Clement 2/ })).toBeVisible();
  await expect.poll(textErrors).toEqual([]);
  await unmount();
  const { getByRole: inCategory } = await page.open('dashboard/dining', guest);
  const one = inCategory('link', { name: /The Orangery/ });
  await expect.element(one).toBeVisible();
  const other = inCategory('link', { name: /Restaurants/ });
  const { left, bottom } = one.element().getBoundingClientRect();
  const below = other.element().getBoundingClientRect();
  expect(below.left).toBe(left);
  expect(below.top).toBeGreaterThanOrEqual(bottom);
});

test('LIST-36 the first listing is in view on a phone, below a row of actions', async () => {
  await browser.viewport(390, 844);
  const { getByRole } = await page.open('dashboard/dining/restaurants', guest);
  const first = getByRole('article').first();
  await expect.element(first).toBeVisible();
  // The shell renders header, back-bar and navigation.
  const seen = 844 - 64 - 48 - 66;
  expect(first.element().getBoundingClientRect().top).toBeLessThan(seen - 150);
  const map = getByRole('button', { name: 'Show the map' }).element().getBoundingClientRect();
  const ask = getByRole('link', { name: 'Directions' }).element().getBoundingClientRect();
  expect(Math.abs(map.height - ask.height)).toBeLessThan(20);
});

test('LIST-37 LIST-56 pictures are beside the text from 720 px, and no text is centred on a page', async () => {
  await browser.viewport(768, 1024);
  const { getByRole, unmount } = await page.open('dashboard/dining/restaurants', guest);
  const name = getByRole('heading', { name: 'Saint Clement 0' });
  await expect.element(name).toBeVisible();
  const card = getByRole('article').first().element();
  const picture = card.firstElementChild?.getBoundingClientRect();
  expect(picture?.right).toBeLessThanOrEqual(name.element().getBoundingClientRect().left);
  await unmount();
  const none = await page.open('dashboard/a/b/c/explore-details', guest);
  const note = none.getByText('No data available.').element().getBoundingClientRect();
  expect(note.bottom).toBeLessThan(300);
});

test('LIST-38 the tiles begin at the right in a right-to-left page, with the current one in view', async () => {
  document.documentElement.dir = 'rtl';
  const { getByRole } = await page.open('dashboard/bars/bar-12', guest);
  const current = getByRole('navigation').getByRole('link', { name: 'Bar 12' });
  await expect.element(current).toBeInViewport({ ratio: 1 });
  const before = getByRole('navigation').getByRole('link', { name: 'Bar 11' });
  const { left, right } = current.element().getBoundingClientRect();
  expect(before.element().getBoundingClientRect().left).toBeGreaterThan(right);
  expect(left).toBeGreaterThanOrEqual(0);
});

test('LIST-39 screen readers read the words of the slug while the name loads', async () => {
  const answer = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const { getByRole } = await page.open('dashboard/dining/wine-bars', guest);
  await expect.element(getByRole('heading', { level: 1, name: 'Wine Bars' })).toBeInTheDocument();
  answer.mockRestore();
});
