import { goTo } from '../support/document.ts';
import { createGuestAccount, signIn } from '../support/guests.ts';
import { expect, severalTabs, test } from '../support/test.ts';
import { toast, waitForOverlay } from '../support/toasts.ts';

// The page of a portal opens in another tab.
test.use(severalTabs);

const DASHBOARD = '/grand-plaza/dashboard';

test('APP-40 APP-41 APP-43 APP-47 every screen of a running app shows that it is offline and recovers online', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createGuestAccount(request, 'grand-plaza'));
  const title = page.getByRole('heading', { level: 1 });
  await waitForOverlay(page);
  // Loads the code of these screens.
  for (const [path, name] of [
    ['enquire', 'Enquire'],
    ['messages/create', 'Create Message'],
    ['chat', 'Quick Chat'],
    ['hotel', 'Welcome to Grand Plaza'],
  ] as const) {
    await goTo(page, `${DASHBOARD}/${path}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();

  const fillIn = page.getByText(/^You are offline\. You can fill this in now/);
  await goTo(page, `${DASHBOARD}/enquire`);
  await expect(title).toHaveText('Enquire');
  await expect(fillIn).toBeVisible();
  await goTo(page, `${DASHBOARD}/chat`);
  await expect(page.getByText('Offline: messages are sent when you are back')).toBeVisible();

  await goTo(page, `${DASHBOARD}/messages/create`);
  await expect(fillIn).toBeVisible();
  await page.getByLabel('Subject').fill('A cot');
  await page.getByRole('textbox', { name: 'Message' }).fill('For a child of two.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^You are offline, so nothing was sent\./)).toBeVisible();

  // Neither code nor data of this screen are loaded.
  await goTo(page, `${DASHBOARD}/hotel/check-in`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(title).toHaveText('Check In');
  await expect(fillIn).toBeHidden();

  await goTo(page, `${DASHBOARD}/messages/create`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('For a child of two.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Message created successfully.')).toBeVisible();
});

test('APP-45 APP-46 APP-72 a captive portal is reported with a link to its page, and the app recovers after sign-in there', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createGuestAccount(request, 'grand-plaza'));
  await page.goto(`${DASHBOARD}/hotel`);
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
  const portal = { contentType: 'text/html', body: '<h1>Sign in to our wifi</h1>' };
  const ours = /\/(?:-\/(?:composition|online)|api)\//;
  await waitForOverlay(page);
  await context.route(ours, (route) => route.fulfill(portal));
  await goTo(page, `${DASHBOARD}/message-mails`);
  const notice = page.getByText('This wifi asks you to sign in first.');
  await expect(notice).toBeVisible();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open its sign-in page' }).click();
  const signInPage = await opened;
  await expect(signInPage.getByRole('heading', { name: 'Sign in to our wifi' })).toBeVisible();
  await context.unroute(ours);
  await signInPage.reload();
  await expect(signInPage).toHaveURL(/\/grand-plaza(?:\/|$)/);
  await signInPage.close();

  await page.bringToFront();
  // The page becomes visible again, as on a phone.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice).toBeHidden();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('switch')).toBeVisible();
});
