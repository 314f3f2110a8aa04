import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { 'check-in': () => import('./check-in-screen.tsx') });
const { draftOf, hotelQuery, queryClient, session, toasts } = await import('@foyer/shared/runtime');

const FROM_ACCOUNT = 'Your name, email and phone come from your account.';

const realFetch = window.fetch;
const toastTexts: string[] = [];
toasts.subscribe(({ kind, text }) => toastTexts.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
});

async function open(guest?: TestGuest, typed: Record<string, string> = {}) {
  const who = guest ?? (await page.guest('Amelia Hart'));
  session.signIn(who.user, who.token);
  if (Object.keys(typed).length > 0) draftOf('check-in').write(typed);
  const screen = await page.open('dashboard/hotel/check-in', who);
  return {
    ...screen,
    guest: who,
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    date: screen.getByRole('button', { name: /^Check-In Date/ }),
    submit: screen.getByRole('button', { name: 'Submit' }),
  };
}

/** Returns a guest's requests as the hotel reads them. */
async function recordsOf({ email }: TestGuest) {
  const inbox = await page.adminRequest<{ guest: { email: string } }[]>('/requests');
  return inbox.filter(({ guest }) => guest.email === email);
}

test('FORM-01 FORM-34 FORM-35 shows the message of each rule on blur and on submit', async () => {
  const screen = await open();
  for (const [label, text, message] of [
    ['Name', '', '*Required'],
    ['Name', '   ', '*Required'],
    ['Email', '', '*Required'],
    ['Email', 'x', 'Invalid email'],
    ['Phone', '', '*Required'],
    ['Phone', 'abc', 'Must be a valid number'],
    ['Phone', '+44 7700', 'Must be a valid number'],
  ] as const) {
    await screen.field(label).fill(text);
    await userEvent.tab();
    await expect.element(screen.field(label)).toHaveAccessibleDescription(message);
  }
  const fetchSpy = vi.spyOn(window, 'fetch');
  await screen.submit.click();
  await expect.element(screen.field('Name')).toHaveFocus();
  await expect.element(screen.field('Phone')).toHaveAttribute('aria-invalid', 'true');
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('FORM-02 sends nothing without a date; the time may stay empty', async () => {
  const screen = await open();
  await screen.submit.click();
  await expect.element(screen.date).toHaveAccessibleDescription('*Required');
  await expect.element(screen.date).toHaveFocus();
  expect(await recordsOf(screen.guest)).toEqual([]);
});

test('FORM-03 FORM-04 sends the values unchanged to the hotel and clears the draft', async () => {
  const screen = await open(undefined, { check_in: '2026-12-01', check_in_time: '03:05 PM' });
  await screen.field('Name').fill('  Amélie d’Arc ');
  await screen.field('Email').fill('amelie@example.test');
  await screen.field('Phone').fill('0033612345678');
  await screen.submit.click();
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(screen.guest)).toMatchObject([
    {
      kind: 'checkin',
      name: 'Amélie d’Arc',
      email: 'amelie@example.test',
      phone: '0033612345678',
      check_in: '2026-12-01 03:05 PM',
      type: 'checkin',
    },
  ]);
  await expect.element(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
  expect(draftOf('check-in').read()).toEqual({});
});

test("FORM-38 shows the server's message for a failure, else its own", async () => {
  const screen = await open(undefined, { check_in: '2026-12-01' });
  const send = screen.getByRole('button', { name: /^(?:Submit|Retry)$/ });
  for (const [status, body, message] of [
    [422, { status: false, message: 'The desk is closed.' }, 'The desk is closed.'],
    [200, { status: false }, 'Checked In failed.'],
    [500, {}, 'Checked In failed.'],
  ] as const) {
    vi.spyOn(window, 'fetch').mockImplementation(async (...call) =>
      call[1]?.method === 'POST' && String(call[0]).endsWith('/requests')
        ? Response.json(body, { status })
        : realFetch(...call),
    );
    await send.click();
    await expect.poll(() => toastTexts.at(-1)).toBe(`error: ${message}`);
    await expect.element(send).toBeEnabled();
    vi.restoreAllMocks();
  }
  await expect.element(screen.date).toHaveAccessibleName(/December 1, 2026/);
});

test("FAULT-16 shows the provider's message at the refused field", async () => {
  const screen = await open(undefined, { check_in: '2026-02-31' });
  await screen.submit.click();
  await expect.element(screen.date).toHaveAccessibleDescription('Invalid date');
  await expect.element(screen.date).toHaveFocus();
});

test('FORM-13 two clicks and Enter create one record', async () => {
  const screen = await open(undefined, { check_in: '2026-12-01' });
  await screen.submit.dblClick();
  await screen.field('Phone').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
  expect(await recordsOf(screen.guest)).toHaveLength(1);
});

test('FORM-16 fills in contact details from the account, with a note while they are unchanged', async () => {
  const screen = await open();
  await expect.element(screen.field('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.field('Email')).toHaveValue(screen.guest.email);
  await expect.element(screen.field('Phone')).toHaveValue('447700900100');
  await expect.element(screen.getByText(FROM_ACCOUNT)).toBeVisible();
  await screen.field('Phone').fill('0123');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test('FORM-16 shows no note for an account without a phone', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await open({ ...guest, user: { ...guest.user, phone: null } });
  await expect.element(screen.field('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.field('Phone')).toHaveValue('');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test('FORM-17 a draft takes precedence over the account', async () => {
  const screen = await open(undefined, { name: 'Noor', check_in_time: '11:30 PM' });
  await expect.element(screen.field('Name')).toHaveValue('Noor');
  await expect.element(screen.field('Hour')).toHaveValue('11');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test("FORM-25 fills in the account's arrival, which the guest may change", async () => {
  const guest = await page.guest('Amelia Hart');
  const stay = { check_in_date: '2090-12-24', check_in_time: '15:05' };
  const screen = await open({ ...guest, user: { ...guest.user, ...stay } });
  await expect.element(screen.date).toHaveAccessibleName(/December 24, 2090/);
  await expect.element(screen.field('Hour')).toHaveValue('3');
  await expect.element(screen.field('Minute')).toHaveValue('05');
  await screen.field('Hour').fill('4');
  await screen.submit.click();
  await expect.poll(() => toastTexts).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toMatchObject([{ check_in: '2090-12-24 04:05 PM' }]);
});

test("FORM-26 shows the hotel's check-in time", async () => {
  const screen = await open();
  await expect.element(screen.getByText(/^Check-in from (?:3:00 PM|15:00)$/)).toBeVisible();
  queryClient.setQueryData(
    hotelQuery().queryKey,
    (hotel) => hotel && { ...hotel, check_in_time: null },
  );
  await expect.element(screen.getByText('Hotel time')).toBeVisible();
});
