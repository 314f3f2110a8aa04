import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

/** Renders the state of the current link as text. */
async function stateScreen() {
  const { useLocation } = await import('@foyer/shared/router');
  return { Component: () => <p>{JSON.stringify(useLocation().state)}</p> };
}

const NEAR = { latitude: 51.52, longitude: -0.1415 };
const FAR = { latitude: 51.6, longitude: -0.1415 };
const table = (slug: string, more: object = {}) => ({ name: `The ${slug}`, slug, ...more });

const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      ...[
        ':categorySlug/:subCategorySlug/enquire',
        ':categorySlug/:subCategorySlug/:childCategorySlug/enquire',
      ].map((path) => ({ path, area: 'dashboard', screen: 'enquire' }) as const),
    ],
  },
  {
    listing: () => import('./listing-screen.tsx'),
    details: stateScreen,
    enquire: stateScreen,
  },
  {
    latitude: 51.5186,
    longitude: -0.1415,
    categories: [
      {
        name: 'Local Area',
        slug: 'local-area',
        children: [
          {
            ...table('restaurants'),
            description: '<p>Tell us <strong>when</strong>.</p>',
            ...NEAR,
            phone: '+44 20 7946 0110',
            children: [
              table('lane', { advert_type: 'bronze', summary: 'Noodles', phone: '1', ...FAR }),
              table('clement', { advert_type: 'gold', summary: '<b>Oysters</b>' }),
              table('bread', { advert_type: 'silver', summary: 'Loaves', ...NEAR }),
              table('holt', {
                advert_type: 'platinum',
                summary: 'Eleven courses',
                booking_link: 'www.example.com/holt',
                phone: '+44 20 7946 0134',
                whatsapp: '+44 7700 900132',
                website: 'example.com',
                email: 'table@holt.test',
              }),
              table('corner', {
                summary: 'Coffee',
                image: '/api/media/grand-plaza/dining.avif?w=400',
                booking_link: 'javascript:alert(1)',
                website: 'javascript:alert(1)',
              }),
            ],
          },
          table('bars', { ...FAR, latitude: 0, longitude: 0 }),
          table('walks', { children: [table('park', NEAR)] }),
          table('galley', { children: [table('galley', { slug: 'supper' }), table('hatch')] }),
          table('house', {
            children: [
              table('loft', { advert_type: 'bronze', own: true }),
              table('suite', { advert_type: 'platinum', own: true }),
              table('inn', { advert_type: 'gold' }),
            ],
          }),
        ],
      },
      {
        name: 'Street',
        slug: 'street',
        children: Array.from({ length: 130 }, (_, index) => table(`house-${index + 1}`)),
      },
    ],
  },
);
const guest = await page.guest('Amelia Hart');
const open = (path: string) => page.open(`dashboard/${path}`, guest);
const at = (path: string) => `/${page.slug}/dashboard/${path}`;
type Opened = Awaited<ReturnType<typeof open>>;
const names = (screen: Opened) =>
  [...screen.container.querySelectorAll('article h2')].map((name) => name.textContent);
const card = (screen: Opened, name: string) => screen.getByRole('article', { name });

test('LIST-05 tiles link to the other sub-categories, and the current one is marked', async () => {
  const screen = await open('local-area/restaurants');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'The restaurants' }))
    .toBeVisible();
  await expect.element(screen.getByText('Tell us when.')).toBeVisible();
  const tiles = screen.getByRole('navigation', { name: 'More in this category' });
  await expect
    .element(tiles.getByRole('link', { name: 'The restaurants' }))
    .toHaveAttribute('aria-current', 'page');
  await tiles.getByRole('link', { name: 'The bars' }).click();
  await expect.poll(screen.path).toBe(at('local-area/bars'));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The bars' })).toBeVisible();
});

test('LIST-05 the current one of many sub-categories is in view with its neighbours', async () => {
  const screen = await open('street/house-100');
  const current = screen.getByRole('link', { name: 'The house-100' });
  await expect.element(current).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole('link', { name: 'The house-99' })).toBeVisible();
  const strip = current.element().closest('ul');
  expect(strip?.querySelectorAll('a').length).toBeLessThan(130);
  strip?.scrollTo({ left: 0, behavior: 'instant' });
  await expect
    .element(screen.getByRole('link', { name: 'The house-1', exact: true }))
    .toBeVisible();
});

test('LIST-06 the map loads on a press, directions need none', async () => {
  const screen = await open('local-area/restaurants');
  const directions = screen.getByRole('link', { name: 'Directions' });
  await expect
    .element(directions)
    .toHaveAttribute('href', expect.stringContaining('51.52%2C-0.1415'));
  expect(screen.container.querySelector('iframe')).toBeNull();
});

test('LIST-52 shows no map for coordinates that are 0 or missing', async () => {
  const screen = await open('local-area/bars');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The bars' })).toBeVisible();
  await expect.element(screen.getByText('Show the map')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Directions')).not.toBeInTheDocument();
});

test('LIST-07 LIST-08 LIST-50 LIST-51 sorts listings by tier, each in the size of its tier', async () => {
  const screen = await open('local-area/restaurants');
  await expect.element(card(screen, 'The holt')).toBeVisible();
  await expect
    .poll(() => names(screen))
    .toEqual(['The holt', 'The corner', 'The clement', 'The bread', 'The lane']);
  const cardElement = (name: string) => card(screen, name).element();
  const pictured = (name: string) => cardElement(name).firstElementChild?.tagName === 'SPAN';
  expect(['The holt', 'The corner', 'The clement'].every(pictured)).toBe(true);
  expect(['The bread', 'The lane'].some(pictured)).toBe(false);
  for (const [name, label, summary] of [
    ['The holt', 'Platinum Sponsored', 'Eleven courses'],
    ['The clement', 'Gold Sponsored', 'Oysters'],
    ['The bread', 'Silver Sponsored', 'Loaves'],
    ['The lane', 'Bronze Sponsored', 'Noodles'],
  ] as const) {
    expect(cardElement(name).textContent).toContain(label);
    expect(cardElement(name).textContent).toContain(summary);
  }
  expect(cardElement('The corner').textContent).toContain('Coffee');
  expect(cardElement('The corner').textContent).not.toContain('Sponsored');
  const hasAction = (name: string) =>
    cardElement(name).querySelectorAll('[aria-describedby]').length > 0;
  expect(['The holt', 'The corner', 'The clement', 'The bread'].every(hasAction)).toBe(true);
  expect(cardElement('The lane').querySelectorAll('a')).toHaveLength(1);
});

test("LIST-93 the hotel's own listing keeps its place and has no label", async () => {
  const screen = await open('local-area/house');
  await expect.element(card(screen, 'The suite')).toBeVisible();
  expect(names(screen)).toEqual(['The suite', 'The inn', 'The loft']);
  await expect.element(card(screen, 'The inn').getByText('Sponsored')).toBeVisible();
  for (const name of ['The suite', 'The loft'])
    expect(card(screen, name).element().textContent).not.toMatch(/Sponsored|Platinum|Bronze/);
});

test('LIST-94 an enquiry stands once for a sub-category and its only listing, or that of its name', async () => {
  for (const [path, count] of [
    ['walks', 1],
    ['galley', 2],
    ['house', 3],
  ] as const) {
    const screen = await open(`local-area/${path}`);
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enquire Now' }).elements()).toHaveLength(count);
    await screen.unmount();
  }
});

test('LIST-98 from 960 px the map is beside the listings', async () => {
  await browser.viewport(1280, 800);
  onTestFinished(() => browser.viewport(390, 844));
  const screen = await open('local-area/restaurants');
  const first = screen.getByRole('article').first();
  await expect.element(first).toBeVisible();
  const map = screen.getByRole('button', { name: 'Show the map' }).element();
  const { right, top, bottom } = first.element().getBoundingClientRect();
  expect(map.getBoundingClientRect().left).toBeGreaterThan(right);
  expect(map.getBoundingClientRect().bottom).toBeGreaterThan(top);
  expect(map.getBoundingClientRect().top).toBeLessThan(bottom);
});

test('LIST-09 LIST-54 links to a valid booking link, else to an enquiry', async () => {
  const screen = await open('local-area/restaurants');
  const book = card(screen, 'The holt').getByRole('link', { name: 'Book Now' });
  await expect.element(book).toHaveAttribute('href', 'https://www.example.com/holt');
  await expect.element(book).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(book).toHaveAttribute('target', '_blank');
  await card(screen, 'The corner').getByRole('link', { name: 'Enquire Now' }).click();
  await expect.poll(screen.path).toBe(at('local-area/restaurants/corner/enquire'));
  const state =
    /^\{"category":"corner","id":\d+,"name":"The corner","image":"\/api\/media\/grand-plaza\/dining.avif\?w=400"\}$/;
  await expect.element(screen.getByText(state)).toBeVisible();
});

test('LIST-10 links valid contacts only', async () => {
  const screen = await open('local-area/restaurants');
  const sound = card(screen, 'The holt');
  for (const [name, href] of [
    ['Call', 'tel:+442079460134'],
    ['Message', 'https://wa.me/447700900132'],
    ['Website', 'https://example.com/'],
    ['E-mail', 'mailto:table@holt.test'],
  ])
    await expect
      .element(sound.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  const links = [...card(screen, 'The corner').element().querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href')).join(' ')).not.toContain('javascript');
});

test('LIST-13 the name links to the details and carries all of them', async () => {
  const screen = await open('local-area/restaurants');
  await card(screen, 'The holt').getByRole('link', { name: 'The holt' }).click();
  await expect.poll(screen.path).toBe(at('local-area/restaurants/holt/explore-details'));
  await expect.element(screen.getByText(/"phone":"\+44 20 7946 0134"/)).toBeVisible();
});

test('LIST-21 LIST-22 LIST-53 shows distances and can sort the nearest first', async () => {
  const screen = await open('local-area/restaurants');
  await expect.element(card(screen, 'The bread').getByText('160 m, 2 min on foot')).toBeVisible();
  await expect.element(card(screen, 'The lane').getByText('9.1 km', { exact: true })).toBeVisible();
  const choice = screen.getByRole('switch', { name: 'Nearest first' });
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect
    .poll(() => names(screen))
    .toEqual(['The bread', 'The lane', 'The holt', 'The corner', 'The clement']);
  await choice.click();
  await expect.poll(() => names(screen)[0]).toBe('The holt');
});

test('LIST-22 has no switch with only one distance', async () => {
  const screen = await open('local-area/walks');
  await expect.element(card(screen, 'The park').getByText(/on foot/)).toBeVisible();
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
});

test('APP-30 shows visited listings offline with their time', async () => {
  const { persistedQueries } = await import('@foyer/shared/runtime');
  const { categoryQuery } = await import('../data/category-query.ts');
  fromServiceWorker();
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/local-area/restaurants', guest);
  await expect.element(screen.getByText('Oysters')).toBeVisible();
  expect(screen.getByText(/^Updated/).query(), 'fresh').toBeNull();
  await expect
    .poll(() => persistedQueries.isPersisted(categoryQuery('restaurants').queryKey))
    .toBe(true);
  withoutNetwork();
  const later = await page.reload('dashboard/local-area/restaurants');
  await expect.element(later.getByText('Oysters')).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
});

test('APP-30 shows unvisited listings offline if their category was visited', async () => {
  const { persistedQueries, queryClient } = await import('@foyer/shared/runtime');
  const { categoryQuery } = await import('../data/category-query.ts');
  fromServiceWorker();
  await page.open('dashboard/local-area', await page.guest('Amelia Hart'));
  await queryClient.fetchQuery(categoryQuery('local-area'));
  await expect
    .poll(() => persistedQueries.isPersisted(categoryQuery('local-area').queryKey))
    .toBe(true);
  withoutNetwork();
  const later = await page.reload('dashboard/local-area/restaurants');
  await expect.element(later.getByText('Oysters')).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
});
