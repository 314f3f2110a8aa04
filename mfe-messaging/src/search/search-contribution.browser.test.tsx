import type { Contributed, SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const onChange = vi.fn<(all: Contributed<SearchEntry>) => void>();

const page = await openHotelPage(remote, {
  chat: async () => {
    const { Component } = await import('./search-contribution.tsx');
    return { Component: () => <Component onChange={onChange} /> };
  },
});
const { canOpen, hotelQuery, queryClient } = await import('@foyer/shared/runtime');

const found = () => onChange.mock.lastCall?.[0].entries.map(({ to }) => to);

test('MSG-62 search finds chat, messages, notifications and the mail setting, if the hotel has it', async () => {
  const view = await page.open('dashboard/chat', await page.guest('Amelia Hart'));
  await expect.poll(found).toContain('message-mails');
  for (const to of found() ?? []) expect(canOpen(`/${page.slug}/dashboard/${to}`)).toBe(true);
  const { queryKey } = hotelQuery();
  queryClient.setQueryData(queryKey, (hotel) => hotel && { ...hotel, features: [] });
  await expect.poll(found).toEqual(['chat', 'messages', 'messages/create', 'notification']);
  await view.unmount();
});
