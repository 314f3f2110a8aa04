import type { APIRequestContext, Page } from '@playwright/test';
import { runClockUntilAppReady, runClockUntilVisible, stopClock } from '../support/clock.ts';
import { deskOf } from '../support/desk.ts';
import { openHydrated } from '../support/document.ts';
import { openUserMenu, submitLogin } from '../support/guests.ts';
import { createHotel, type NewHotel, storeSession } from '../support/hotels.ts';
import {
  hideIdempotencySupport,
  hold,
  loseResponse,
  requestsOf,
  respondWith,
  stopIntercepting,
} from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toasts.ts';

const NOT_CONFIRMED = 'We could not confirm that the hotel has this. Retry sends the same again.';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const message = (page: Page) => field(page, 'Message');

/** Creates a hotel with a signed-in guest; `at` returns a path of its dashboard. */
async function signInAtNewHotel(page: Page, request: APIRequestContext, settings = {}) {
  const created = await createHotel(request, { settings });
  await storeSession(page, created.guest);
  return { ...created, at: (path: string) => `/${created.hotel.slug}/dashboard/${path}` };
}

async function askAboutParking(page: Page, at: (path: string) => string): Promise<void> {
  await openHydrated(page, at('hotel/quick-info'));
  await page.getByRole('tab', { name: 'Parking' }).click();
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await message(page).fill('Is there a place\nfor a van?');
}

async function expectOneRecord({ admin }: NewHotel, record: object) {
  const inbox = await deskOf(admin).call('/requests');
  expect(inbox).toHaveLength(1);
  expect(inbox).toMatchObject([record]);
}

test('FORM-03 FORM-04 submits a check-in with day and time from home, and returns to home after 2 s', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await stopClock(page);
  await page.goto(created.at('hotel'));
  const checkIn = page.getByRole('main').getByRole('link', { name: 'Check in' });
  await runClockUntilVisible(page, checkIn);
  await runClockUntilAppReady(page);
  await checkIn.click();
  await runClockUntilVisible(page, submit(page));
  await page.getByRole('button', { name: /^Check-In Date/ }).click();
  const day = page.getByRole('gridcell').getByRole('button', { name: /^Sunday, May 17, 2026/ });
  await runClockUntilVisible(page, day);
  await day.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Sunday, May 17', exact: true })
    .click();
  await page.getByLabel('Hour').fill('11');
  await page.getByText('PM', { exact: true }).click();
  await submit(page).click();
  await runClockUntilVisible(page, toast(page, 'Checked In successfully.'));
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(created.at('hotel/check-in'));
  await page.clock.runFor(200);
  await expect(page).toHaveURL(created.at('hotel'));
  await expectOneRecord(created, { kind: 'checkin', check_in: '2026-05-17 11:00 PM' });
});

test('FORM-11 FORM-13 FAULT-26 an enquiry returns to the previous page, and repeated submissions create one record', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await askAboutParking(page, created.at);
  const release = await hold(page, '/queries');
  const calls = requestsOf(page, '/queries');
  await submit(page).dblclick();
  await field(page, 'Phone').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(calls).toHaveLength(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(message(page)).toHaveValue('Is there a place\nfor a van?');
  release();
  await expect(toast(page, 'Query submitted successfully.')).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(created.at('hotel/quick-info'));
  await expect(page.getByRole('tab', { name: 'Parking' })).toHaveAttribute('aria-selected', 'true');
  expect(calls).toHaveLength(2);
  await expectOneRecord(created, { type: 'Parking' });
});

test('FORM-43 FAULT-19 an enquiry opened by its address returns one level up, and with idempotency keys a lost response creates one record', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await page.goto(created.at('hotel/vault-spa/enquire'));
  await expect(page.getByText('About Vault Spa', { exact: true })).toBeVisible();
  await message(page).fill('Is it warm?');
  await loseResponse(page, '/queries');
  const calls = requestsOf(page, '/queries');
  await submit(page).click();
  await expect(toast(page, 'Query submitted successfully.')).toBeVisible();
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  expect(calls).toHaveLength(2);
  await expect(page).toHaveURL(created.at('hotel/vault-spa'));
  await expectOneRecord(created, { message: 'Is it warm?' });
});

test('FORM-15 FAULT-19 without idempotency support the form shows the unconfirmed state, and Retry creates no second record, also after a reload', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await hideIdempotencySupport(page);
  await askAboutParking(page, created.at);
  const calls = requestsOf(page, '/queries');
  await loseResponse(page, '/queries');
  await submit(page).click();
  await expect(page.getByText(NOT_CONFIRMED)).toBeVisible();
  await expect(toast(page, 'error')).toBeVisible();
  await loseResponse(page, '/queries');
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await lost;
  expect(calls).toHaveLength(2);
  await expect(page.getByText(NOT_CONFIRMED)).toBeVisible();
  await page.reload();
  await expect(message(page)).toHaveValue('Is there a place\nfor a van?');
  await submit(page).click();
  await expect(toast(page, 'Query submitted successfully.')).toBeVisible();
  await expectOneRecord(created, { type: 'Parking' });
});

test('FORM-17 FAULT-15 after an expired session and sign-in the form keeps its input and subject', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await askAboutParking(page, created.at);
  await field(page, 'Phone').fill('0123');
  await respondWith(page, '/queries', { status: 401, json: { status: false, message: 'Gone.' } });
  await submit(page).click();
  await expect(page).toHaveURL(`/${created.hotel.slug}/login`);
  await stopIntercepting(page, '/queries');
  await submitLogin(page, created.guest);
  await expect(page).toHaveURL(created.at('hotel/quick-info/enquire'));
  await expect(page.getByText('About Parking', { exact: true })).toBeVisible();
  await expect(field(page, 'Phone')).toHaveValue('0123');
  await expect(message(page)).toHaveValue('Is there a place\nfor a van?');
  await submit(page).click();
  await expect(page).toHaveURL(created.at('hotel/quick-info'));
  await expectOneRecord(created, { type: 'Parking', phone: '0123' });
});

test('FORM-17 FAULT-15 a reload with an invalid token leads to the login, and back to the input and choices', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  await openHydrated(page, created.at('hotel/pre-arrival'));
  await field(page, 'Reservation Number').fill('GP-20418');
  await field(page, 'Special Requests').fill('After midnight');
  const group = page.locator('summary').first();
  await group.click();
  await page.getByRole('checkbox').first().check();
  const headers = { Authorization: `Bearer ${created.guest.token}` };
  await request.post('/api/logout', { headers });
  await page.reload();
  await expect(page).toHaveURL(`/${created.hotel.slug}/login`);
  await submitLogin(page, created.guest);
  await expect(page).toHaveURL(created.at('hotel/pre-arrival'));
  await expect(group).toContainText('1 chosen');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(field(page, 'Special Requests')).toHaveValue('After midnight');
  await submit(page).click();
  await expect(toast(page, 'Pre-Arrival request submitted successfully.')).toBeVisible();
  await expectOneRecord(created, {
    reservation_number: 'GP-20418',
    check_list_items: [expect.objectContaining({ name: expect.any(String) })],
  });
});

for (const [offered, refused, settings] of [
  ['Check in', 'hotel/pre-arrival', { allow_checkin: true, allow_pre_arrival: false }],
  ['Pre Arrival', 'hotel/check-in', { allow_checkin: false, allow_pre_arrival: true }],
] as const)
  test(`FORM-18 HOTEL-10 a hotel with only ${offered} neither offers nor opens the other form`, async ({
    page,
    request,
  }) => {
    const created = await signInAtNewHotel(page, request, settings);
    await page.goto(created.at('hotel'));
    const cards = page.getByRole('main').getByRole('link', { name: /^(?:Check in|Pre Arrival)/ });
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(offered);
    await page.goto(created.at(refused));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This is not available at this hotel',
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

test('FORM-19 the user menu leads to the requests, which show a new enquiry at once', async ({
  page,
  request,
}) => {
  const created = await signInAtNewHotel(page, request);
  const openRequests = async () => {
    await openUserMenu(page);
    await page.getByRole('link', { name: 'My requests' }).click();
  };
  await page.goto(created.at('hotel'));
  await openRequests();
  await expect(page.getByText('Nothing asked yet')).toBeVisible();
  await page.getByRole('link', { name: 'Ask the hotel' }).click();
  await message(page).fill('A table?');
  await submit(page).click();
  await expect(page).toHaveURL(created.at('requests'));
  await expect(page.getByRole('article', { name: 'Enquiry: general' })).toContainText('Sent');
});
