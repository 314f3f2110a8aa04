import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Contributed, InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const onChange = vi.fn<(all: Contributed<InboxEntry>) => void>();
/** A link of the screen elsewhere. */
let link: string | undefined;
const elsewhere = { path: 'elsewhere', area: 'dashboard', screen: 'elsewhere' } as const;

const page = await openHotelPage(
  { ...remote, mounts: [...remote.mounts, elsewhere] },
  {
    requests: () => import('../requests/requests-screen.tsx'),
    elsewhere: async () => {
      const { Component } = await import('./inbox-contribution.tsx');
      const { Component: Badge } = await import('../request-count/request-count-badge.tsx');
      const { AppLink } = await import('@foyer/shared/runtime');
      return {
        Component: () => (
          <>
            <Component onChange={onChange} />
            <Badge />
            {link && <AppLink to={`${paths.dashboard(page.slug)}/${link}`}>The request</AppLink>}
          </>
        ),
      };
    },
  },
);
const { api, badgeCount, hotelQuery, queryClient } = await import('@foyer/shared/runtime');
const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');

const last = () => onChange.mock.lastCall?.[0];
const entries = () => last()?.entries ?? [];

/** Creates a guest with this enquiry. */
async function guestWithEnquiry(message: string) {
  const guest = await page.guest('Amelia Hart');
  const details = { name: 'Amelia Hart', email: 'amelia@example.test', phone: '447700900100' };
  const { token } = guest;
  const payload = { ...details, message, category_id: null, type: 'Parking' };
  await api.post(endpoints.queries, payload, PlainResponse, { token });
  const { data } = await api.get(endpoints.requests, GuestRequestsResponse, { token });
  return { guest, id: data?.[0]?.id ?? 0 };
}

beforeEach(() => {
  onChange.mockReset();
});

test('MSG-54 MSG-56 MSG-57 MSG-63 adds the requests, and an answer live, which counts once until the guest reads it', async () => {
  const { guest, id } = await guestWithEnquiry('A place for a van?');
  const view = await page.open('dashboard/elsewhere', guest);
  await expect.poll(entries).toMatchObject([{ title: 'Enquiry: Parking', unread: false }]);
  expect(badgeCount.total()).toBe(0);

  await page.adminRequest(`/requests/${id}/answer`, { text: 'Under the arch.' });
  await expect.poll(entries).toMatchObject([{ text: 'Under the arch.', unread: true }]);
  expect(badgeCount.total()).toBe(1);
  await expect.element(view.getByText('1 unread')).toBeInTheDocument();
  await view.unmount();

  const list = await page.open('dashboard/requests', guest);
  await expect.element(list.getByText('Under the arch.')).toBeVisible();
  await expect.poll(badgeCount.total).toBe(0);
  await list.unmount();

  // Another device of the guest has no marks of this one.
  localStorage.removeItem('answersRead');
  await page.open('dashboard/elsewhere', guest);
  await expect.poll(entries).toMatchObject([{ text: 'Under the arch.', unread: false }]);
  expect(badgeCount.total()).toBe(0);
});

test('MSG-54 adds nothing at a hotel without the feature, and waits for nothing', async () => {
  const hotel = await queryClient.ensureQueryData(hotelQuery());
  const view = await page.open('dashboard/elsewhere', await page.guest('Amelia Hart'));
  queryClient.setQueryData(hotelQuery().queryKey, { ...hotel, features: [] });
  await expect.poll(last).toEqual({ entries: [], isPending: false, failure: undefined });
  await view.unmount();
});

test('MSG-54 reports a failed list with its message, and loads it again', async () => {
  const { guest } = await guestWithEnquiry('A place for a van?');
  const real = window.fetch;
  const failing = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input, init) =>
      String(input).endsWith('/requests')
        ? Response.json({ status: false }, { status: 400 })
        : real(input, init),
    );
  await page.open('dashboard/elsewhere', guest);
  await expect.poll(() => last()?.failure?.message).toBe('Failed to get your requests');
  failing.mockRestore();
  last()?.failure?.retry();
  await expect.poll(entries).toHaveLength(1);
});

test('MSG-59 a link to a request leads to its card', async () => {
  const { guest, id } = await guestWithEnquiry('A place for a van?');
  link = `requests#request-${id}`;
  const screen = await page.open('dashboard/elsewhere', guest);
  await screen.getByRole('link', { name: 'The request' }).click();
  await expect.element(screen.getByRole('article')).toHaveFocus();
});
