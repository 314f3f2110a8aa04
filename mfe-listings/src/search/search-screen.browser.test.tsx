import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  {
    search: () => import('./search-screen.tsx'),
    details: () => import('../details/details-screen.tsx'),
  },
  {
    categories: [
      {
        name: 'Local Area',
        slug: 'local-area',
        children: [
          {
            name: 'Restaurants',
            slug: 'restaurants',
            children: [
              {
                name: 'Café Clement',
                slug: 'clement',
                summary: '<b>Oysters</b>',
                children: [{ name: 'The terrace', slug: 'terrace' }],
              },
            ],
          },
        ],
      },
      { name: 'Wellness', slug: 'wellness', summary: 'Steam and quiet' },
    ],
  },
);
const guest = await page.guest('Amelia Hart');

const open = async () => {
  const screen = await page.open('dashboard/search', guest);
  return { ...screen, box: screen.getByLabelText('What are you looking for?') };
};

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('LIST-30 LIST-59 a guest finds a listing while typing, and opens its details with its children', async () => {
  const { box, getByRole, path } = await open();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('cafe cl');
  const result = getByRole('link', { name: /Café Clement/ });
  await expect.element(result.getByText('Local Area · Restaurants')).toBeVisible();
  await expect.element(result.getByText('Oysters', { exact: true })).toBeVisible();
  await expect.element(getByRole('status')).toHaveTextContent('1 result');
  await result.click();
  await expect
    .poll(path)
    .toBe(`/${page.slug}/dashboard/local-area/restaurants/clement/explore-details`);
  await expect.element(getByRole('heading', { name: 'The terrace' })).toBeVisible();
});

test('LIST-59 a category and a sub-category lead to their own pages', async () => {
  const { box, getByRole } = await open();
  await box.fill('welness');
  await expect
    .element(getByRole('link', { name: /Wellness/ }))
    .toHaveAttribute('href', `/${page.slug}/dashboard/wellness`);
  await box.fill('restaurants');
  await expect
    .element(getByRole('link', { name: /Restaurants/ }).first())
    .toHaveAttribute('href', `/${page.slug}/dashboard/local-area/restaurants`);
});

test('LIST-31 fetches the tree once and sends nothing that is typed', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const { box, getByRole } = await open();
  await box.fill('oysters');
  await expect.element(getByRole('link', { name: /Clement/ })).toBeVisible();
  await box.fill('steam');
  await expect.element(getByRole('link', { name: /Wellness/ })).toBeVisible();
  const calls = fetchSpy.mock.calls.map(([address]) => String(address));
  expect(calls.filter((address) => address.includes('/categories/hotel/'))).toHaveLength(1);
  expect(calls.join()).not.toMatch(/oysters|steam/);
});

test('LIST-32 offers the categories before anything is typed and without results', async () => {
  const { box, getByRole, getByText } = await open();
  const wellness = getByRole('link', { name: 'Wellness' });
  await expect.element(wellness).toHaveAttribute('href', `/${page.slug}/dashboard/wellness`);
  await box.fill('zzzzzz');
  await expect.element(getByText('Nothing here fits “zzzzzz”.')).toBeVisible();
  await expect.element(wellness).toBeVisible();
  await getByRole('button', { name: 'Clear' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('LIST-33 restores the last search text, selected for replacement', async () => {
  const first = await open();
  await first.box.fill('steam');
  await expect.element(first.getByRole('link', { name: /Wellness/ })).toBeVisible();
  await first.unmount();
  const again = await open();
  await expect.element(again.box).toHaveValue('steam');
  await expect.element(again.getByRole('link', { name: /Wellness/ })).toBeVisible();
  await userEvent.keyboard('oysters');
  await expect.element(again.box).toHaveValue('oysters');
});

test('LIST-33 restores the last search text selected in a focused field after hydration', async () => {
  const first = await open();
  await first.box.fill('steam');
  await first.unmount();
  const template = await page.openTemplate('dashboard/search', guest);
  const box = tab.getByLabelText('What are you looking for?');
  (box.element() as HTMLInputElement).focus();
  const close = await template.hydrate();
  await expect.element(box).toHaveValue('steam');
  await userEvent.keyboard('oysters');
  await expect.element(box).toHaveValue('oysters');
  close();
});

test.each([
  ['a refusal', { status: false, message: 'The kitchen is closed.' }, 'The kitchen is closed.'],
  ['another shape', { status: true, data: { categories: 'many' } }, 'Search is not ready.'],
  ['no JSON', undefined, 'Search is not ready.'],
])('LIST-60 shows a message after %s, and Retry loads the tree', async (_, body, message) => {
  const answer = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body ? JSON.stringify(body) : '<html>'));
  const { box, getByRole, getByText } = await open();
  await expect.element(getByText(message)).toBeVisible();
  answer.mockRestore();
  await box.fill('steam');
  await getByRole('button', { name: 'Retry' }).click();
  await expect.element(getByRole('link', { name: /Wellness/ })).toBeVisible();
});

test('APP-30 searches a tree fetched earlier without a network', async () => {
  const { persistedQueries } = await import('@foyer/shared/runtime');
  fromServiceWorker();
  const { box, getByRole } = await open();
  await box.fill('oysters');
  await expect.element(getByRole('link', { name: /Clement/ })).toBeVisible();
  await expect.poll(() => persistedQueries.isPersisted(['search', page.slug])).toBe(true);
  const { searchClient } = await import('./search-client.ts');
  await searchClient.index('{"status": true, "data": {"categories": []}}');
  withoutNetwork();
  sessionStorage.clear();
  const later = await page.reload('dashboard/search');
  await later.getByLabelText('What are you looking for?').fill('oysters');
  await expect.element(later.getByRole('link', { name: /Clement/ })).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
});
