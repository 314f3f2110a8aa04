import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { 'check-in': () => import('./check-in-screen.tsx') });
const { draftOf, hotelQuery, queryClient, session, toasts } = await import('@foyer/shared/runtime');

const FROM_ACCOUNT = 'Your name, email and phone come from your account.';

const said: string[] = [];
toasts.subscribe(({ kind, text }) => said.push(`${kind}: ${text}`));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  said.length = 0;
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

/** What the hotel reads of a guest's requests. */
async function recordsOf({ email }: TestGuest) {
  const inbox = await page.desk<{ guest: { email: string } }[]>('/requests');
  return inbox.filter(({ guest }) => guest.email === email);
}

test('FORM-01 each rule speaks where a field is left, and on submit', async () => {
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
  const asked = vi.spyOn(window, 'fetch');
  await screen.submit.click();
  await expect.element(screen.field('Name')).toHaveFocus();
  await expect.element(screen.field('Phone')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).not.toHaveBeenCalled();
});

test('FORM-02 without a date nothing is sent; the time may stay empty', async () => {
  const screen = await open();
  await screen.submit.click();
  await expect.element(screen.date).toHaveAccessibleDescription('*Required');
  await expect.element(screen.date).toHaveFocus();
  expect(await recordsOf(screen.guest)).toEqual([]);
});

test('FORM-03 FORM-04 what was filled in reaches the hotel letter for letter, and is forgotten here', async () => {
  const screen = await open(undefined, { check_in: '2026-12-01', check_in_time: '03:05 PM' });
  await screen.field('Name').fill('  Amélie d’Arc ');
  await screen.field('Email').fill('amelie@example.test');
  await screen.field('Phone').fill('0033612345678');
  await screen.submit.click();
  await expect.poll(() => said).toEqual(['success: Checked In successfully.']);
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

test('FORM-04 a failure says the words of the server, else its own', async () => {
  const screen = await open(undefined, { check_in: '2026-12-01' });
  const send = screen.getByRole('button', { name: /^(?:Submit|Retry)$/ });
  for (const [status, body, words] of [
    [422, { status: false, message: 'The desk is closed.' }, 'The desk is closed.'],
    [200, { status: false }, 'Checked In failed.'],
    [500, {}, 'Checked In failed.'],
  ] as const) {
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(body, { status }));
    await send.click();
    await expect.poll(() => said.at(-1)).toBe(`error: ${words}`);
    await expect.element(send).toBeEnabled();
    vi.restoreAllMocks();
  }
  await expect.element(screen.date).toHaveAccessibleName(/December 1, 2026/);
});

test('FAULT-16 what the provider refuses stands at its field', async () => {
  const screen = await open(undefined, { check_in: '2026-02-31' });
  await screen.submit.click();
  await expect.element(screen.date).toHaveAccessibleDescription('Invalid date');
  await expect.element(screen.date).toHaveFocus();
});

test('FORM-13 two clicks and Enter make one record', async () => {
  const screen = await open(undefined, { check_in: '2026-12-01' });
  await screen.submit.dblClick();
  await screen.field('Phone').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual(['success: Checked In successfully.']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
  expect(await recordsOf(screen.guest)).toHaveLength(1);
});

test('FORM-16 the account fills in who asks, and says so as long as it is true', async () => {
  const screen = await open();
  await expect.element(screen.field('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.field('Email')).toHaveValue(screen.guest.email);
  await expect.element(screen.field('Phone')).toHaveValue('447700900100');
  await expect.element(screen.getByText(FROM_ACCOUNT)).toBeVisible();
  await screen.field('Phone').fill('0123');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test('FORM-16 an account without a phone is not said to have given one', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await open({ ...guest, user: { ...guest.user, phone: null } });
  await expect.element(screen.field('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.field('Phone')).toHaveValue('');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test('FORM-17 what was typed goes over what the account says', async () => {
  const screen = await open(undefined, { name: 'Noor', check_in_time: '11:30 PM' });
  await expect.element(screen.field('Name')).toHaveValue('Noor');
  await expect.element(screen.field('Hour')).toHaveValue('11');
  await expect.element(screen.getByText(FROM_ACCOUNT)).not.toBeInTheDocument();
});

test('FORM-25 the arrival that the account has is filled in, and may be changed', async () => {
  const guest = await page.guest('Amelia Hart');
  const stay = { check_in_date: '2090-12-24', check_in_time: '15:05' };
  const screen = await open({ ...guest, user: { ...guest.user, ...stay } });
  await expect.element(screen.date).toHaveAccessibleName(/December 24, 2090/);
  await expect.element(screen.field('Hour')).toHaveValue('3');
  await expect.element(screen.field('Minute')).toHaveValue('05');
  await screen.field('Hour').fill('4');
  await screen.submit.click();
  await expect.poll(() => said).toEqual(['success: Checked In successfully.']);
  expect(await recordsOf(guest)).toMatchObject([{ check_in: '2090-12-24 04:05 PM' }]);
});

test('FORM-26 where the hotel says from when one may check in, the form says it', async () => {
  const screen = await open();
  await expect.element(screen.getByText(/^Check-in from (?:3:00 PM|15:00)$/)).toBeVisible();
  queryClient.setQueryData(
    hotelQuery().queryKey,
    (hotel) => hotel && { ...hotel, check_in_time: null },
  );
  await expect.element(screen.getByText('Hotel time')).toBeVisible();
});
