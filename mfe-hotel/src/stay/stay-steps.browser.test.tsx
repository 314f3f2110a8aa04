import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const form = (path: string) => ({ path, area: 'dashboard' as const, screen: 'form' });
const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      ...['hotel/check-in', 'hotel/pre-arrival', 'enquire', 'requests'].map(form),
    ],
  },
  { home: () => import('../home/home-screen.tsx') },
  {
    timezone: 'Europe/London',
    address: '1 Test Lane',
    description: '<p>Breakfast until ten, in the winter garden.</p>',
    quick_info: {
      opening_time: '15:00',
      closing_time: '11:00',
      onsite_parking_rate: '£12 a night',
      wifi_name: 'Test House',
      wifi_password: 'open-sesame-1',
      room_service_start_time: '06:00',
      room_service_end_time: '01:00',
      additional_amenities: [],
    },
  },
);
const { hotelQuery, queryClient, session } = await import('@foyer/shared/runtime');

const STAY = { check_in_date: '2026-11-24', check_out_date: '2026-11-27' };
const dayOf = (day: string) => Date.parse(`2026-11-${day}T12:30Z`);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const open = (guest: TestGuest, stay: Partial<TestGuest['user']> = STAY) =>
  page.open('dashboard/hotel', { ...guest, user: { ...guest.user, ...stay } });

async function openOn(day: string, guest?: TestGuest) {
  vi.setSystemTime(dayOf(day));
  const screen = await open(guest ?? (await page.guest('Amelia Hart')));
  await expect.poll(() => screen.container.querySelector('[aria-busy="true"]')).toBeNull();
  const rows = () =>
    [...screen.container.querySelectorAll('section h2 + ul > li')]
      .filter((row) => !row.querySelector('img'))
      .map((row) => row.textContent);
  return { screen, rows };
}

test.each([
  ['20', 'Before you arrive', ['The way here1 Test Lane', 'Parking£12 a night', /^Check-in from3/]],
  [
    '25',
    'During your stay',
    [
      /^Wifi Test Houseopen-sesame-1/,
      'BreakfastBreakfast until ten, in the winter garden.',
      /^Room serviceOpen now, until 1:00\sAM$/,
    ],
  ],
  [
    '27',
    'Thank you for staying with us',
    [/^Check-out until11:00\sAM$/, 'Late check-out', 'Invoice'],
  ],
  ['28', 'Before we forget', ['Invoice', 'Something left behind?']],
])('HOTEL-63 on November %s home shows %j and what matters then', async (day, title, expected) => {
  const { screen, rows } = await openOn(day);
  await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const list = () => screen.container.querySelector('section h2 + ul')?.getBoundingClientRect();
  expect(list()?.height, 'the reserved three rows').toBe(228);
  const patterns = expected.map((row) =>
    typeof row === 'string' ? row : expect.stringMatching(row),
  );
  await expect.poll(rows).toEqual(patterns);
});

test('HOTEL-64 after the stay home says thanks', async () => {
  const { screen } = await openOn('28');
  const [first] = screen.container.querySelectorAll('h2');
  expect(first?.textContent).toBe('Thank you for staying with us');
});

test('HOTEL-65 late check-out and invoice open an enquiry, and then lead to the request', async () => {
  const guest = await page.guest('Amelia Hart');
  const { screen } = await openOn('27', guest);
  const late = screen.getByRole('link', { name: /^Late check-out/ });
  await expect.element(late).toHaveAttribute('href', `/${page.slug}/dashboard/enquire`);
  const { api } = await import('@foyer/shared/runtime');
  const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');
  const contact = { name: 'Amelia Hart', email: guest.email, phone: '447700900123' };
  const enquiry = { ...contact, message: 'At 2 PM', category_id: null, type: 'late-check-out' };
  await api.post('/queries', enquiry, PlainResponse);
  await queryClient.invalidateQueries({ queryKey: ['requests'] });
  await expect
    .element(late)
    .toHaveAttribute('href', expect.stringMatching(/\/requests#request-\d+$/));
  await expect.element(screen.getByText(/^Sent on \w+, \w+ \d+$/)).toBeVisible();
});

test('HOTEL-61 the second line of a card says that it was sent, and then that the hotel answered', async () => {
  vi.setSystemTime(dayOf('20'));
  const guest = await page.guest('Amelia Hart');
  const screen = await open(guest);
  await expect.element(screen.getByText('Skip the desk on arrival')).toBeVisible();
  const card = screen.container.querySelector('a[href$="/check-in"]');
  const height = () => card?.getBoundingClientRect().height;
  const before = height();
  const { api } = await import('@foyer/shared/runtime');
  const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');
  const contact = { name: 'Amelia Hart', email: guest.email, phone: '447700900123' };
  const checkIn = { ...contact, check_in: '2026-11-24', type: 'checkin' };
  await api.post('/requests', checkIn, PlainResponse);
  await queryClient.invalidateQueries({ queryKey: ['requests'] });
  await expect.poll(() => card?.textContent).toMatch(/Sent on \w+, \w+ \d+$/);
  expect(height()).toBe(before);
  const request = (await page.adminRequest<{ id: number }[]>('/requests')).at(-1);
  await page.adminRequest(`/requests/${request?.id}/answer`, { text: 'Your room is ready.' });
  await queryClient.invalidateQueries({ queryKey: ['requests'] });
  await expect.poll(() => card?.textContent).toContain('The hotel has answered');
});

test('HOTEL-60 without a departure or without the state of requests home has no steps', async () => {
  vi.setSystemTime(dayOf('20'));
  const guest = await page.guest('Amelia Hart');
  const screen = await open(guest, { check_in_date: '2026-11-24' });
  await expect.element(screen.getByText('4 nights until you arrive')).toBeVisible();
  const title = screen.getByRole('heading', { name: 'Before you arrive' });
  await expect.element(title).not.toBeInTheDocument();

  session.signIn({ ...guest.user, ...STAY }, guest.token);
  await expect.element(title).toBeVisible();
  const { queryKey } = hotelQuery();
  const record = queryClient.getQueryData(queryKey);
  onTestFinished(() => void queryClient.setQueryData(queryKey, record));
  queryClient.setQueryData(queryKey, (hotel) => hotel && { ...hotel, features: [] });
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(screen.getByText('4 nights until you arrive')).toBeVisible();
});
