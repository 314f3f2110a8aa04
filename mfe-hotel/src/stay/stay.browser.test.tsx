import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      { path: 'hotel/check-in', area: 'dashboard', screen: 'check-in' },
      { path: 'hotel/pre-arrival', area: 'dashboard', screen: 'pre-arrival' },
    ],
  },
  { home: () => import('../home/home-screen.tsx') },
  { timezone: 'Asia/Tokyo', check_in_time: '15:00' },
);
/** The clock reads half past midnight in Tokyo, and still the day before elsewhere. */
const NOW = Date.UTC(2026, 10, 23, 15, 30);
const NAVIGATION_HEIGHT = 66;

const arriving = (guest: TestGuest, stay: Partial<TestGuest['user']>) =>
  page.open('dashboard/hotel', { ...guest, user: { ...guest.user, ...stay } });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

test.each([
  [
    '2026-11-27',
    undefined,
    '3 nights until you arrive',
    'Friday, November 27, check-in at 4:30 PM',
  ],
  ['2026-11-25', undefined, 'You arrive tomorrow', 'Wednesday, November 25, check-in at 4:30 PM'],
  ['2026-11-24', undefined, 'You arrive today', 'Tuesday, November 24, check-in at 4:30 PM'],
  ['2026-11-23', '2026-11-26', '2 nights left', 'Check-out on Thursday, November 26'],
  ['2026-11-20', '2026-11-25', '1 night left', 'Check-out on Wednesday, November 25'],
  ['2026-11-20', '2026-11-24', 'You check out today', 'Check-out on Tuesday, November 24'],
])(
  'HOTEL-19 HOTEL-35 HOTEL-36 for a stay from %s until %s home shows %j',
  async (check_in_date, check_out_date, nights, when) => {
    const stay = { check_in_date, check_in_time: '16:30', check_out_date };
    const screen = await arriving(await page.guest('Amelia Hart'), stay);
    await expect.element(screen.getByRole('heading', { name: nights, exact: true })).toBeVisible();
    await expect.element(screen.getByText(when, { exact: true })).toBeVisible();
  },
);

test("HOTEL-35 without an arrival time the card shows the hotel's check-in time", async () => {
  const screen = await arriving(await page.guest('Amelia Hart'), { check_in_date: '2026-11-27' });
  await expect
    .element(screen.getByText('Friday, November 27, check-in from 3:00 PM', { exact: true }))
    .toBeVisible();
});

test('HOTEL-19 an open page shows the new day after midnight', async () => {
  const screen = await arriving(await page.guest('Amelia Hart'), { check_in_date: '2026-11-25' });
  await expect.element(screen.getByText('You arrive tomorrow')).toBeVisible();
  vi.setSystemTime(NOW + 24 * 60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('You arrive today')).toBeVisible();
});

test('HOTEL-20 home begins with the welcome without dates, and after a stay without a known end', async () => {
  const guest = await page.guest('Amelia Hart');
  for (const stay of [{}, { check_in_date: '2026-11-10' }]) {
    const screen = await arriving(guest, stay);
    await expect.element(screen.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    const [first] = screen.container.querySelectorAll('h2');
    expect(first?.textContent).toMatch(/^Welcome/);
    await screen.unmount();
  }
});

test.each([
  ['with a stay', { check_in_date: '2026-11-27', check_in_time: '16:30' }],
  ['without one', {}],
])(
  'HOTEL-22 HOTEL-37 %s both cards are above the fold of a phone, and the wifi is one tap away',
  async (_, stay) => {
    const screen = await arriving(await page.guest('Amelia Hart'), stay);
    await expect.element(screen.getByText('Skip the desk on arrival')).toBeVisible();
    const cards = screen.container.querySelectorAll(
      'a[href$="/check-in"], a[href$="/pre-arrival"]',
    );
    expect(cards).toHaveLength(2);
    for (const card of cards)
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - NAVIGATION_HEIGHT);
    const wifi = screen.getByRole('link', { name: 'Wifi', exact: true });
    const target = wifi.element().getBoundingClientRect();
    expect(target.bottom).toBeLessThan(844 - NAVIGATION_HEIGHT);
    expect(target.height).toBeGreaterThanOrEqual(44);
    await wifi.click();
    await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/hotel/quick-info`);
  },
);
