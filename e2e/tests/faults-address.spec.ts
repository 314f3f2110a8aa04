import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

/** Addresses without a valid slug, as a browser sends them. */
const ODD = [
  '/..%2fapi/login',
  '/%00/login',
  '/-hotel/login',
  `/grand-plaza/${'a'.repeat(10_000)}`,
];

test('FAULT-29 an invalid slug gets a 404 page, sends no other request, and the page does not shift while it loads', async ({
  page,
}) => {
  for (const address of ODD) {
    const requested: string[] = [];
    const note = (request: { url: () => string }) =>
      requested.push(new URL(request.url()).pathname);
    page.on('request', note);
    const answer = await page.goto(address);
    expect(answer?.status(), address.slice(0, 60)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expect(page.getByRole('link', { name: 'Go to the start' })).toBeVisible();
    page.off('request', note);
    expect(requested, address.slice(0, 60)).toHaveLength(1);
  }
  const art = page.locator('svg');
  const whole = await art.boundingBox();
  await page.evaluate(() => {
    for (const unread of document.querySelectorAll('p, a')) unread.remove();
  });
  await expect.poll(() => art.boundingBox()).toEqual(whole);
});

test('FAULT-29 SHELL-08 an unknown slug gets a 404 with a login page that says so, and no other API request', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname);
  });
  const answer = await page.goto('/no-such-hotel/profile');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/no-such-hotel/login');
  await expect(page.getByRole('alert')).toContainText('We do not know this hotel');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveTitle(/Your Hotel$/);
  expect(requested.filter((path) => !path.startsWith('/api/media/'))).toEqual([]);
});

test('FAULT-29 SHELL-30 SHELL-131 invalid dashboard addresses get a page and no request outside the base; a screen can report its address as not found', async ({
  page,
  request,
}) => {
  const nothingHere = page.getByRole('heading', { name: 'There is nothing at this address' });
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const outside: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (/%2e%2e|%2f|\.\./i.test(pathname) && !call.isNavigationRequest()) outside.push(pathname);
  });
  for (const path of ['%2e%2e%2fapi', '..%5c..', 'x'.repeat(1_500)]) {
    await page.goto(`/grand-plaza/dashboard/${path}`);
    await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['nowhere', 'hotel/nowhere']) {
    await page.goto(`/grand-plaza/dashboard/${path}`);
    await expect(nothingHere).toBeVisible();
    const card = page.getByRole('alert');
    await expect(card).toContainText('Category not found.');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByRole('link')).toHaveText(['Back to the hotel', 'Search']);
  }
  await page.goto('/grand-plaza/dashboard/one/two/three/four/five');
  await expect(nothingHere).toBeVisible();
  expect(outside).toEqual([]);

  await page.goto('/grand-plaza/dashboard/fixture/broken?throw=not%20found');
  await expect(nothingHere).toBeVisible();
  await page.goto('/grand-plaza/dashboard/fixture/broken?throw=not%20available');
  await expect(
    page.getByRole('heading', { name: 'This is not available at this hotel' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the hotel' }).click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});
