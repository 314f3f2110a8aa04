import { PROVIDER_FEATURES } from '@foyer/shared/contracts/provider/hotel.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  {
    'check-in': () => import('../check-in/check-in-screen.tsx'),
    'pre-arrival': () => import('../pre-arrival/pre-arrival-screen.tsx'),
  },
  {
    timezone: 'Asia/Tokyo',
    checklist: [{ name: 'In the room', children: [{ name: 'A cot' }, { name: 'A kettle' }] }],
  },
);
const { api, draftOf, hotelQuery, queryClient, session, toasts } = await import(
  '@foyer/shared/runtime'
);
const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');

type DeskRequest = GuestRequest & { guest: { email: string } };

const toastTexts: string[] = [];
toasts.subscribe(({ kind, text }) => toastTexts.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
  setFeatures(PROVIDER_FEATURES);
});

function setFeatures(features: readonly string[]) {
  queryClient.setQueryData(
    hotelQuery().queryKey,
    (hotel) => hotel && { ...hotel, features: [...features] },
  );
}

const CHECK_IN = { check_in: '2090-12-24 03:05 PM', type: 'checkin' };

/** Creates a guest who has sent a request. */
async function guestWith(request: object): Promise<TestGuest> {
  const guest = await page.guest('Amelia Hart');
  const contact = { name: 'Amelia Hart', email: guest.email, phone: '447700900100' };
  await api.post('/requests', { ...contact, ...request }, PlainResponse, { token: guest.token });
  return guest;
}

async function recordsOf({ email }: TestGuest) {
  const inbox = await page.adminRequest<DeskRequest[]>('/requests');
  return inbox.filter(({ guest }) => guest.email === email);
}

async function open(
  path: 'check-in' | 'pre-arrival',
  guest: TestGuest,
  typed: Record<string, string> = {},
) {
  session.signIn(guest.user, guest.token);
  if (Object.keys(typed).length > 0) draftOf(path).write(typed);
  const screen = await page.open(`dashboard/hotel/${path}`, guest);
  return {
    ...screen,
    card: screen.getByRole('article'),
    day: screen.getByRole('button', { name: /^Check-In Date/ }),
    question: screen.getByRole('dialog', { name: 'You have sent this already' }),
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
  };
}

test('FORM-64 shows when and what was sent, and the answer of the hotel', async () => {
  const guest = await guestWith(CHECK_IN);
  const screen = await open('check-in', guest);
  await expect.element(screen.getByRole('button', { name: /^Sent on / })).toBeVisible();
  await expect.element(screen.card.getByText(/^Sunday, December 24, 2090/)).toBeVisible();
  const [request] = await recordsOf(guest);
  await page.adminRequest(`/requests/${request?.id}/answer`, { text: 'Room 12 is ready.' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(screen.card.getByText('Room 12 is ready.')).toBeVisible();
  await screen.getByRole('button', { name: /^The hotel answered on / }).click();
  await expect.element(screen.card).toHaveFocus();
});

test('FORM-64 shows nothing before the first request', async () => {
  const screen = await open('check-in', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText(/^Tell us when you arrive/)).toBeVisible();
  expect(screen.card.query()).toBeNull();
});

test('FORM-65 changes the first request after a question', async () => {
  const guest = await guestWith(CHECK_IN);
  const screen = await open('check-in', guest);
  await expect.element(screen.card).toBeVisible();
  await screen.getByLabelText('Hour').fill('6');
  await screen.press('Submit');
  await expect.element(screen.question).toBeVisible();
  await screen.press('Keep it as it is');
  await expect.element(screen.question).not.toBeInTheDocument();
  expect(await recordsOf(guest)).toMatchObject([CHECK_IN]);

  await screen.press('Submit');
  await screen.press('Change my request');
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toMatchObject([{ check_in: '2090-12-24 06:05 PM' }]);
  await expect.element(screen.getByRole('button', { name: /^Changed on / })).toBeVisible();
});

test('FORM-65 Close leaves the first request as it is', async () => {
  const guest = await guestWith(CHECK_IN);
  const screen = await open('check-in', guest);
  await expect.element(screen.card).toBeVisible();
  await screen.press('Submit');
  await expect.element(screen.question).toBeVisible();
  await screen.press('Close');
  await expect.element(screen.question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(await recordsOf(guest)).toHaveLength(1);
});

test('FORM-66 without requests-change sends a second request, and says so', async () => {
  const guest = await guestWith(CHECK_IN);
  const screen = await open('check-in', guest);
  await expect.element(screen.card).toBeVisible();
  setFeatures(PROVIDER_FEATURES.filter((feature) => feature !== 'requests-change'));
  await screen.press('Submit');
  await expect.element(screen.question.getByText(/second request beside it/)).toBeVisible();
  await screen.press('Send a second request');
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toHaveLength(2);
});

test('FORM-66 without requests-state sends at once', async () => {
  const guest = await guestWith(CHECK_IN);
  const screen = await open('check-in', guest, { check_in: '2090-12-25' });
  await expect.element(screen.card).toBeVisible();
  setFeatures([]);
  await screen.press('Submit');
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toHaveLength(2);
});

test('FORM-65 asks also when the list of requests is slower than the guest', async () => {
  const guest = await guestWith(CHECK_IN);
  const real = window.fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    if (String(call[0]).endsWith('/requests') && call[1]?.method === 'GET') await held;
    return real(...call);
  });
  const screen = await open('check-in', guest, { check_in: '2090-12-25' });
  await screen.press('Submit');
  release();
  await expect.element(screen.question).toBeVisible();
  await screen.press('Change my request');
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toMatchObject([{ check_in: '2090-12-25' }]);
});

test('FORM-67 fills in what was sent, except where the guest has typed', async () => {
  const first = await open('pre-arrival', await page.guest('Amelia Hart'));
  await first.getByText('In the room').click();
  const cot = await first.getByRole('checkbox', { name: 'A cot' }).element().id;
  const itemId = Number(cot.split('-').at(-1));
  await first.unmount();

  const guest = await guestWith({
    reservation_number: 'GP-7',
    check_list_items: [itemId],
    special_requests: 'A quiet room',
    type: 'pre-arrival',
  });
  const typed = { special_requests: 'A room with a view' };
  const screen = await open('pre-arrival', guest, typed);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  await expect.element(field('Reservation Number')).toHaveValue('GP-7');
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  await expect.element(field('Special Requests')).toHaveValue('A room with a view');
});
