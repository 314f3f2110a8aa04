import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  {
    ...remote,
    mounts: [
      ...remote.mounts,
      { path: 'hotel/quick-info/enquire', area: 'dashboard', screen: 'enquire' },
    ],
  },
  { 'quick-info': () => import('./quick-info-screen.tsx') },
  {
    address: '1 Test Lane',
    phone: '+44 20 7946 0110',
    settings: { contact_info_image: null, hotel_info_image: null },
    quick_info: {
      opening_time: '15:00:00',
      closing_time: '11:00 am',
      room_service_start_time: '06:00',
      room_service_end_time: '1:00 AM',
      front_phone_number: null,
      wifi_name: 'Test House',
      wifi_password: 'open-sesame-1',
    },
  },
);
const { CheckInPanel } = await import('./fact-panels.tsx');

test('HOTEL-29 shows the labels of the facts and the address while the facts load', async () => {
  const guest = await page.guest('Amelia Hart');
  const answer = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const screen = await page.open('dashboard/hotel/quick-info', guest);
  await expect.element(screen.getByText('Check-out until')).toBeVisible();
  await expect.element(screen.getByText('1 Test Lane')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Directions' })).toBeVisible();
  answer.mockRestore();
});

test('HOTEL-38 the wifi tab has network, password and a QR code for a second device', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  await screen.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(screen.getByText('Test House', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('open-sesame-1')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /wifi|code/i })).toBeInTheDocument();
});

test('HOTEL-68 on the smallest phones nothing covers the wifi, and the enquiry is on the picture', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/hotel/quick-info', guest, { tab: 'Wifi Access' });
  const password = screen.getByText('open-sesame-1');
  await expect.element(password).toBeVisible();
  const region = screen.getByRole('region', { name: 'Wifi Access' });
  const enquire = region.getByRole('link', { name: 'Enquire Now' });
  onTestFinished(() => browser.viewport(390, 844));
  for (const width of [320, 360]) {
    await browser.viewport(width, 640);
    await expect.element(enquire).toBeVisible();
    const { left, right, top, bottom } = password.element().getBoundingClientRect();
    // The header is above the screen, the navigation below it.
    expect(bottom).toBeLessThan(640 - 64 - 66);
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(password.element().parentElement?.contains(found)).toBe(true);
  }
});

test('APP-30 APP-36 notes when the facts are readable offline, then shows them offline with their time', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/hotel/quick-info', guest);
  await screen.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(screen.getByText('open-sesame-1')).toBeVisible();
  expect(screen.getByText('Readable offline').query(), 'no worker').toBeNull();

  fromServiceWorker();
  const visit = await page.reload('dashboard/hotel/quick-info');
  await expect.element(visit.getByText('Readable offline')).toBeVisible();
  expect(visit.getByText(/^Updated/).query(), 'fresh').toBeNull();

  const network = withoutNetwork();
  const later = await page.reload('dashboard/hotel/quick-info');
  await later.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(later.getByText('open-sesame-1')).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
  network.back();
  await expect.poll(() => later.getByText(/^Updated/).query()).toBeNull();
});

test('HOTEL-13 HOTEL-40 shows the hours without an address, and a note without both', async () => {
  const hours = await render(<CheckInPanel info={{ id: 1, closing_time: '11:00' }} hotel={{}} />);
  await expect.element(hours.getByText('11:00 AM', { exact: true })).toBeVisible();
  const labels = () => [...hours.container.querySelectorAll('dt')].map((one) => one.textContent);
  expect(labels(), 'neither check-in nor front desk').toEqual(['Check-out until']);
  await hours.unmount();
  const nothing = await render(<CheckInPanel info={{ id: 1 }} hotel={{}} />);
  await expect.element(nothing.getByText(/has not told us more/)).toBeVisible();
});

test('HOTEL-23 the back link is a round button on the picture', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  const back = screen.getByRole('link', { name: 'Back to Hotel' });
  const picture = screen.getByRole('region', { name: 'Check-In Info' }).element();
  const [inside, around] = [back.element(), picture].map((one) => one.getBoundingClientRect());
  expect(inside).toMatchObject({ width: 44, height: 44 });
  expect(inside?.top).toBeGreaterThan(around?.top ?? 0);
  expect(inside?.bottom).toBeLessThan(around?.bottom ?? 0);
  expect(picture.matches('[data-way-back]'), 'the back-bar gives way').toBe(true);
  await back.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/hotel`);
});

test('HOTEL-24 HOTEL-25 HOTEL-39 hours have one format; Check-In Info has directions and calls the desk; Contact Info has the address', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('3:00 PM', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('11:00 AM', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringContaining('1%20Test%20Lane'));
  await expect
    .element(screen.getByRole('link', { name: 'Call: Front desk' }))
    .toHaveAttribute('href', 'tel:+442079460110');
  await screen.getByRole('tab', { name: 'Contact Info' }).click();
  await expect.element(screen.getByText('6:00 AM to 1:00 AM', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 Test Lane')).toBeVisible();
});

test('HOTEL-26 a hotel without pictures shows a drawn building, and a reception on the contact tab', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  const drawing = (name: string) =>
    screen.getByRole('region', { name }).element().querySelector('svg')?.innerHTML;
  await expect.element(screen.getByRole('region', { name: 'Check-In Info' })).toBeVisible();
  const building = drawing('Check-In Info');
  await screen.getByRole('tab', { name: 'Contact Info' }).click();
  await expect.element(screen.getByRole('region', { name: 'Contact Info' })).toBeVisible();
  expect(drawing('Contact Info')).toBeTruthy();
  expect(drawing('Contact Info')).not.toBe(building);
});

test('the first picture is shown at once, and the picture of a chosen tab fades in', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  const animation = (title: string) => {
    const picture = screen.getByRole('region', { name: title }).element().firstElementChild;
    return picture && getComputedStyle(picture).animationName;
  };
  await expect.element(screen.getByRole('region', { name: 'Check-In Info' })).toBeVisible();
  expect(animation('Check-In Info')).toBe('none');
  await screen.getByRole('tab', { name: 'Contact Info' }).click();
  await expect.element(screen.getByRole('region', { name: 'Contact Info' })).toBeVisible();
  expect(animation('Contact Info')).not.toBe('none');
});
