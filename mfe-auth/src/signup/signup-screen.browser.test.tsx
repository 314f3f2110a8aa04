import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  login: () => import('../login/login-screen.tsx'),
  signup: () => import('./signup-screen.tsx'),
});

test('AUTH-15 AUTH-74 shares the typed email between sign-in and sign-up', async () => {
  const login = await page.open('login');
  await login.getByLabelText('Email').fill('amelia@example.test');
  await login.getByRole('link', { name: 'Sign Up' }).click();
  const email = login.getByLabelText('Email');
  await expect.element(login.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect.element(email).toHaveValue('amelia@example.test');
  await email.fill('hart@example.test');
  await login.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(login.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.element(email).toHaveValue('hart@example.test');
});

test('AUTH-15 renders the first fields at once and reserves space for the others', async () => {
  const login = await page.open('login');
  const heights: number[] = [];
  const observer = new MutationObserver(() => {
    const form = login.container.querySelector('form');
    if (form?.querySelector('[name="name"]')) heights.push(form.offsetHeight);
  });
  observer.observe(login.container, { childList: true, subtree: true });
  await login.getByRole('link', { name: 'Sign Up' }).click();
  await expect.element(login.getByLabelText('Confirm Password')).toBeVisible();
  observer.disconnect();
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
});

const { page: here, toasts } = await import('@foyer/shared/runtime');
const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));
const known = { ...here.hotel };
const { signup_hotel } = here.composition;

afterEach(() => {
  toastTexts.length = 0;
  sessionStorage.clear();
  Object.assign(here.hotel, known);
  Object.assign(here.composition, { signup_hotel });
});

test.each([
  ['at an unknown hotel', { state: 'unknown' as const, hotel: null }, signup_hotel],
  ['without a sign-up hotel', {}, null],
])(
  'AUTH-60 AUTH-84 %s, shows a notice with a link to sign-in and no form',
  async (_, hotel, at) => {
    Object.assign(here.hotel, hotel);
    Object.assign(here.composition, { signup_hotel: at });
    const screen = await page.open('signup');
    await expect
      .element(screen.getByText(/^An account belongs to a hotel\. Open the link or scan the code/))
      .toBeVisible();
    expect(screen.container.querySelectorAll('form, input')).toHaveLength(0);
    await screen.getByRole('link', { name: 'Sign In' }).click();
    await expect.poll(screen.path).toBe(`/${page.slug}/login`);
  },
);

test.each([
  ['15:00', 'Check-in from 3:00 PM'],
  ['noon', 'Check-in from noon'],
  ['', 'Hotel time'],
  ['as soon as the room is made up', 'Hotel time'],
])(
  'AUTH-66 AUTH-82 with check-in time %j, the arrival time shows %j',
  async (checkInTime, message) => {
    Object.assign(here.hotel, { hotel: { ...known.hotel, check_in_time: checkInTime } });
    const screen = await page.open('signup');
    await expect.element(screen.getByText(message, { exact: true })).toBeVisible();
  },
);

test('AUTH-67 AUTH-18 keeps an invalid phone number and shows the matching error', async () => {
  const screen = await page.open('signup');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  const leave = () => screen.getByRole('textbox', { name: 'Full Name' }).click();
  for (const typed of ['+4', '00999', '+999']) {
    await phone.fill(typed);
    await leave();
    await expect.element(phone).toHaveAccessibleDescription('Invalid phone number');
    await expect.element(phone).toHaveValue(typed);
  }
  const again = await page.reload('signup');
  await expect.element(again.getByRole('textbox', { name: 'Phone' })).toHaveValue('+999');
  await again.getByRole('textbox', { name: 'Phone' }).fill('');
  await again.getByRole('textbox', { name: 'Full Name' }).click();
  await expect
    .element(again.getByRole('textbox', { name: 'Phone' }))
    .toHaveAccessibleDescription('Phone is required');
});

test('AUTH-14 AUTH-23 AUTH-24 AUTH-43 AUTH-104 ERR-01 shows the server’s message with the slug or the default one after a failure, keeps the typed values, and never stores passwords', async () => {
  const screen = await page.open('signup');
  for (const message of ['Join Us and start living.', 'Already have an account? Sign In'])
    await expect.element(screen.getByText(message, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Arrival Date/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: /^Arrival Time/ })).toBeVisible();
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  await field('Full Name').fill('Amelia Hart');
  await field('Email').fill('amelia@example.test');
  await field('Phone').fill('07700 900123');
  for (const label of ['Password', 'Confirm Password']) await field(label).fill('garden2026');
  const failed = 'Registration failed. Please try again.';
  const send = screen.getByRole('button', { name: /^(?:Sign Up|Retry)$/ });
  for (const [answer, message] of [
    [json({ status: false, message: 'Closed tonight.' }), `Closed tonight. ${page.slug}`],
    [json({ message: 'Full.' }, { status: 500 }), `Full. ${page.slug}`],
    [json({ status: false }), failed],
    [json({}, { status: 500 }), failed],
    [json({ status: false, message: '' }, { status: 422 }), failed],
    [captivePortal, failed],
  ] as const) {
    mockResponses('/register', answer);
    await send.click();
    await expect.poll(() => toastTexts.splice(0)).toEqual([message]);
    await expect.element(send).toBeEnabled();
  }
  await expect.element(field('Password')).toHaveValue('garden2026');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('garden2026');
  mockResponses('/register', json({ status: true }));
  await send.click();
  await expect.poll(() => toastTexts).toEqual(['Registration successful!']);
});

test('AUTH-24 offline, shows an error and keeps the typed values over a reload', async () => {
  const screen = await page.open('signup');
  await screen.getByLabelText('Full Name').fill('Amelia Hart');
  await screen.getByLabelText('Email').fill('amelia@example.test');
  await screen.getByLabelText('Phone', { exact: true }).fill('07700 900123');
  for (const label of ['Password', 'Confirm Password'])
    await screen.getByLabelText(label, { exact: true }).fill('garden2026');
  mockResponses('/register', networkError);
  await screen.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect.poll(() => toastTexts).toEqual(['Registration failed. Please try again.']);
  const again = await page.reload('signup');
  await expect.element(again.getByLabelText('Full Name')).toHaveValue('Amelia Hart');
  await expect.element(again.getByLabelText('Phone', { exact: true })).toHaveValue('7700 900123');
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('AUTH-140 shows at its field that a password is too common, and keeps what was typed', async () => {
  const screen = await page.open('signup');
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  await field('Full Name').fill('Amelia Hart');
  await field('Email').fill('amelia@example.test');
  await field('Phone').fill('07700 900123');
  for (const label of ['Password', 'Confirm Password']) await field(label).fill('Password1');
  await screen.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const message = 'This password is too common';
  await expect.element(field('Password')).toHaveAccessibleDescription(message);
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Password')).toHaveValue('Password1');
  await expect.element(field('Full Name')).toHaveValue('Amelia Hart');
  expect(toastTexts).toEqual([`${message} ${page.slug}`]);
  await field('Password').fill('Lantern42');
  await expect.element(field('Password')).not.toHaveAccessibleDescription(message);
});
