import type {
  Contributed,
  ContributionModule,
  SearchEntry,
} from '@foyer/shared/contracts/contribution.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

/** The chat of another remote, which a hotel may lack. */
const CHAT = { path: 'chat', area: 'dashboard', screen: 'chat' } as const;

const page = await openHotelPage(
  { ...remote, mounts: [...remote.mounts, CHAT] },
  {
    search: () => import('./search-screen.tsx'),
    details: () => import('../details/details-screen.tsx'),
    chat: async () => {
      const { useLocation } = await import('@foyer/shared/router');
      return { Component: () => <p>Chat: {useLocation().state.message}</p> };
    },
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
const { contributions, toasts } = await import('@foyer/shared/runtime');
const toast = vi.fn<(shown: unknown) => void>();
toasts.subscribe(toast);

/** Lets a remote contribute these entries, or a failure. */
function contribute(...entries: SearchEntry[]) {
  contributeAll({ entries, isPending: false });
}
function contributeAll(contributed: Contributed<unknown>) {
  const Component: ContributionModule<unknown>['Component'] = ({ onChange }) => {
    useEffect(() => onChange(contributed), [onChange]);
    return null;
  };
  contributions.loadWith(async () => [{ remote: 'mfe-golf', module: { Component } }]);
}

const open = async () => {
  const screen = await page.open('dashboard/search', guest);
  return { ...screen, box: screen.getByLabelText('What are you looking for?') };
};

beforeEach(() => contribute());

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
    .element(getByRole('link', { name: /^Restaurants Local Area/ }))
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

test('LIST-80 a contributed entry answers in the result, with values to copy and a number to call', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  contribute({
    id: 'wifi',
    title: 'Wifi',
    path: 'Quick info',
    text: 'Fast everywhere.',
    copy: [{ label: 'Password', value: 'velvet-harp-29' }],
    to: 'search#wifi',
  });
  const { box, getByRole, getByText } = await open();
  await box.fill('what is the wi-fi password');
  await expect
    .element(getByRole('link', { name: /Wifi Quick info Fast everywhere./ }))
    .toHaveAttribute('href', `/${page.slug}/dashboard/search#wifi`);
  await expect.element(getByText('velvet-harp-29')).toBeVisible();
  const copy = getByRole('button', { name: /Copy.*Password/ });
  expect(copy.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await copy.click();
  expect(writeText).toHaveBeenCalledWith('velvet-harp-29');
  await expect.poll(() => toast.mock.lastCall?.[0]).toMatchObject({ text: 'Password copied' });
});

test('LIST-80 calls a number, and keeps it from a screen that the hotel lacks', async () => {
  contribute(
    { id: 'desk', title: 'Front desk', call: '+44 20 7946 0110' },
    { id: 'golf', title: 'Golf desk', to: 'golf/desk/hole/nine' },
  );
  const { box, getByRole, getByText } = await open();
  await box.fill('desk');
  await expect
    .element(getByRole('link', { name: 'Call +44 20 7946 0110' }))
    .toHaveAttribute('href', 'tel:+442079460110');
  await expect.element(getByText('Golf desk')).not.toBeInTheDocument();
});

test('LIST-81 finds the content pages of this remote', async () => {
  const { box, getByRole } = await open();
  await box.fill('ambulance');
  await expect
    .element(getByRole('link', { name: /Emergency/ }).first())
    .toHaveAttribute('href', `/${page.slug}/dashboard/emergency`);
});

test('LIST-84 without a match it offers the chat with the question filled in', async () => {
  const { box, getByRole, getByText } = await open();
  await box.fill('Is there a piano?');
  const ask = getByRole('link', { name: 'Ask us in the chat' });
  await expect.element(ask).toHaveAttribute('href', `/${page.slug}/dashboard/chat`);
  await ask.click();
  await expect.element(getByText('Chat: Is there a piano?')).toBeVisible();
});

test('LIST-85 shows the message of a failed contribution in place of no results, with Retry', async () => {
  const retry = vi.fn<() => void>();
  contributeAll({ entries: [], isPending: false, failure: { message: 'No facts.', retry } });
  const { box, getByRole, getByText } = await open();
  await box.fill('piano');
  await expect.element(getByText('No facts.')).toBeVisible();
  await getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalled();
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

test('LIST-86 logs a failed fetch of the categories', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const { getByText } = await open();
  await expect.element(getByText('Search is not ready.')).toBeVisible();
  expect(info).toHaveBeenCalledWith('Failed to fetch categories', expect.anything());
});

test('LIST-80 answers from contributions while the categories fail', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  contribute({ id: 'wifi', title: 'Wifi', text: 'Fast everywhere.' });
  const { box, getByText } = await open();
  await box.fill('wifi');
  await expect.element(getByText('Fast everywhere.')).toBeVisible();
  await expect.element(getByText('Search is not ready.')).toBeVisible();
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
