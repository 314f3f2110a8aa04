import { logOut, submitLogin } from '../support/guests.ts';
import { expect, test } from '../support/test.ts';

const PROFILE = '/grand-plaza/profile';
const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

test('AUTH-10 AUTH-12 SHELL-83 SHELL-91 Back after sign-in and logout leaves the app; an address with a trailing slash or without a slug opens its page', async ({
  page,
  guest,
}) => {
  await page.goto(PROFILE);
  await page.goto(LOGIN);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
  await page.goBack();
  await expect(page).toHaveURL(PROFILE);

  await page.goto('/dashboard/wellness/caf%C3%A9?x=1#opening');
  await expect(page).toHaveURL('/grand-plaza/dashboard/wellness/caf%C3%A9?x=1#opening');
  // The address changes before its page has arrived.
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();

  await page.goto(PROFILE);
  await page.goto(`${HOME}/?from=mail#top`);
  await expect(page).toHaveURL(`${HOME}?from=mail#top`);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('navigation', { name: 'Back' })).toHaveCount(0);
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
