import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { requests: () => import('./requests-screen.tsx') },
  { timezone: 'Asia/Tokyo', settings: { allow_pre_arrival: false } },
);
const { api, hotelQuery, queryClient } = await import('@foyer/shared/runtime');
const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');

const CONTACT_DETAILS = {
  name: 'Amelia Hart',
  email: 'amelia@example.test',
  phone: '447700900100',
};

/** Creates a guest who has sent these requests in order. */
async function guestWithRequests(...requests: { path: string; body: object }[]) {
  const guest = await page.guest('Amelia Hart');
  for (const { path, body } of requests)
    await api.post(path, { ...CONTACT_DETAILS, ...body }, PlainResponse, { token: guest.token });
  return guest;
}

const enquiry = (message: string) => ({
  path: '/queries',
  body: { message, category_id: null, type: 'Parking' },
});
const checkIn = {
  path: '/requests',
  body: { check_in: '2026-12-01 03:05 PM', type: 'checkin' },
};

test("FORM-45 lists requests newest first, as text, with their dates in the hotel's time zone", async () => {
  const guest = await guestWithRequests(checkIn, enquiry('Is there a place\nfor a van?'));
  const real = window.fetch;
  // The provider returns them in another order.
  vi.spyOn(window, 'fetch').mockImplementationOnce(async (...call) => {
    const answer = await (await real(...call)).json();
    return Response.json({ ...answer, data: answer.data.toReversed() });
  });
  const screen = await page.open('dashboard/requests', guest);
  await expect.element(screen.getByText('Tuesday, December 1, 2026, 3:05 PM')).toBeVisible();
  const cards = screen.getByRole('article').all();
  expect(cards.map((card) => card.element().querySelector('h2')?.textContent)).toEqual([
    'Enquiry: Parking',
    'Check-in',
  ]);
  await expect.element(screen.getByText('Is there a place for a van?')).toBeVisible();
  const time = cards[0]?.element().querySelector('time');
  expect(time?.textContent).toBe(dateAndTime(Date.parse(time?.dateTime ?? ''), 'Asia/Tokyo'));
});

test('FORM-45 FORM-46 shows a request as sent, seen, then answered when the guest returns', async () => {
  const guest = await guestWithRequests(enquiry('A table?'));
  const screen = await page.open('dashboard/requests', guest);
  await expect.element(screen.getByText('Sent', { exact: true })).toBeVisible();
  const [request] = (
    await page.adminRequest<(GuestRequest & { guest: { email: string } })[]>('/requests')
  )
    .filter((one) => one.guest.email === guest.email)
    .slice(-1);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  await page.adminRequest(`/requests/${request?.id}/seen`, {});
  comeBack();
  await expect.element(screen.getByText('Seen', { exact: true })).toBeVisible();

  await page.adminRequest(`/requests/${request?.id}/answer`, {
    text: 'It is <b>yours</b>.\nAt eight.',
  });
  comeBack();
  await expect.element(screen.getByText('Answered', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('It is <b>yours</b>. At eight.')).toBeVisible();
});

test('FORM-19 an empty list links to the forms that the hotel has', async () => {
  const screen = await page.open('dashboard/requests', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('Nothing asked yet')).toBeVisible();
  const ways = screen.getByRole('link').all();
  expect(ways.map((way) => way.element().getAttribute('href'))).toEqual([
    `/${page.slug}/dashboard/enquire`,
    `/${page.slug}/dashboard/hotel/check-in`,
  ]);
});

test('FORM-19 shows an error for a failed list, and Retry loads it', async () => {
  const guest = await guestWithRequests(enquiry('A table?'));
  const real = window.fetch;
  const failing = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input, init) =>
      String(input).endsWith('/requests')
        ? Response.json({ status: false }, { status: 400 })
        : real(input, init),
    );
  const screen = await page.open('dashboard/requests', guest);
  await expect.element(screen.getByText('Failed to get your requests')).toBeVisible();
  document.addEventListener('click', () => failing.mockRestore(), { capture: true, once: true });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('A table?')).toBeVisible();
});

test('FORM-19 fetches no list from a provider without the endpoint', async () => {
  const { loader } = await import('./requests-screen.tsx');
  const { queryKey } = hotelQuery();
  const hotel = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, hotel && { ...hotel, features: [] });
  loader();
  expect(queryClient.isFetching()).toBe(0);
  queryClient.setQueryData(queryKey, hotel);
});

test('APP-35 shows at once that a list without persisted data is offline, and loads it when online', async () => {
  const guest = await guestWithRequests(enquiry('A table?'));
  const network = withoutNetwork();
  const screen = await page.open('dashboard/requests', guest);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const listRequests = vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => /\/requests/.test(`${url}`));
  expect(listRequests.length, 'shown without a retry').toBeLessThanOrEqual(1);
  network.back();
  await expect.element(screen.getByText('A table?')).toBeVisible();
  expect(screen.getByText(/^Updated/).query()).toBeNull();
});
