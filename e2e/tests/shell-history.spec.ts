import { logOut, submitLogin } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const PROFILE = '/grand-plaza/profile';
const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

test('AUTH-10 Back after sign-in leads out again, not round and round into the dashboard', async ({
  page,
  guest,
}) => {
  await page.goto(PROFILE);
  await page.goto(LOGIN);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
  await page.goBack();
  await expect(page).toHaveURL(PROFILE);
});

test('AUTH-12 Back after logout leads out again, not round and round into the login', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.goto(PROFILE);
  await page.goto(HOME);
  await page.getByRole('navigation', { name: 'Hotel' }).getByText('Dining').click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/dining');
  await logOut(page);
  await expect(page).toHaveURL(LOGIN);
  await page.goBack();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PROFILE);
});

test('AUTH-11 the way back keeps query and fragment', async ({ page, guest }) => {
  const wanted = '/grand-plaza/dashboard/wellness?from=mail#opening';
  await page.goto(wanted);
  await expect(page).toHaveURL(LOGIN);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(wanted);
});

test('SHELL-12 an address with a slash at its end is the same page', async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.goto(`${HOME}/?from=mail#top`);
  await expect(page).toHaveURL(`${HOME}?from=mail#top`);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('navigation', { name: 'Back' })).toHaveCount(0);
});

test('SHELL-05 a dashboard address without a slug keeps what follows it', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.goto('/dashboard/wellness/caf%C3%A9?x=1#opening');
  await expect(page).toHaveURL('/grand-plaza/dashboard/wellness/caf%C3%A9?x=1#opening');
});
