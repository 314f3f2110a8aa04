import { type Contributed, SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import * as z from '@foyer/shared/schema';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { json, mockResponses } from '@foyer/shared/testing/mock-responses.tsx';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const onChange = vi.fn<(all: Contributed<SearchEntry>) => void>();

const page = await openHotelPage(
  remote,
  {
    home: async () => {
      const { Component } = await import('./search-contribution.tsx');
      return { Component: () => <Component onChange={onChange} /> };
    },
  },
  {
    address: '1 Test Lane',
    description: '<p>Breakfast until ten.</p>',
    quick_info: {
      opening_time: '15:00',
      closing_time: '11:00',
      parking_description: 'Behind the house.',
      onsite_parking_rate: '£12 a night',
      nearby_parking_rate: null,
      wifi_name: 'Test House',
      wifi_password: 'open-sesame-1',
      front_phone_number: '+44 20 7946 0110',
      emergency_contact: '+44 20 7946 0199',
      concierge: null,
      room_service_start_time: '06:00',
      room_service_end_time: '23:00',
      additional_amenities: [
        {
          name: 'Laundry',
          description: 'Washed and pressed',
          pivot: { description: 'Before nine.' },
        },
      ],
    },
  },
);

const latest = () => onChange.mock.lastCall?.[0];
const entry = (id: string) => latest()?.entries.find((one) => one.id === id);

test('HOTEL-66 search finds the facts of quick info, the wifi with values to copy', async () => {
  await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.poll(() => latest()?.isPending).toBe(false);
  expect(entry('wifi')).toMatchObject({
    title: 'Wifi',
    state: { tab: 'Wifi Access' },
    copy: [
      { label: 'Network', value: 'Test House' },
      { label: 'Password', value: 'open-sesame-1' },
    ],
  });
  expect(entry('check-out')).toMatchObject({ text: expect.stringMatching(/^Until 11:00\sAM$/) });
  expect(entry('breakfast')).toMatchObject({ text: 'Breakfast until ten.' });
  expect(entry('parking')).toMatchObject({
    text: 'On-site parking: £12 a night\nBehind the house.',
  });
  expect(entry('emergency')).toMatchObject({ call: '+44 20 7946 0199' });
  expect(latest()?.entries.map(({ title }) => title)).toEqual([
    'Wifi',
    'Check-in',
    'Check-out',
    'Breakfast',
    'Parking',
    'Laundry',
    'Front desk',
    'Emergency number of the hotel',
    'Room service',
    'Address',
  ]);
  for (const one of latest()?.entries ?? [])
    expect(z.safeParse(SearchEntry, one).success).toBe(true);
});

test('HOTEL-66 while the facts cannot be loaded search has those of the record, and Retry', async () => {
  const amelia = await page.guest('Amelia Hart');
  mockResponses('/quick-info', json({ message: 'Night audit.' }, { status: 404 }));
  await page.open('dashboard/hotel', amelia);
  await expect.poll(() => latest()?.failure?.message).toBe('Night audit.');
  expect(latest()?.entries.map(({ id }) => id)).toEqual([
    'check-in',
    'breakfast',
    'front-desk',
    'address',
  ]);
});
