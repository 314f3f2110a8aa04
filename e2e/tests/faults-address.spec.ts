import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

/** Addresses that name no hotel, as a browser sends them. */
const ODD = [
  '/%2e%2e%2f%2e%2e%2fetc/login',
  '/..%2fapi/login',
  '/..%5capi/login',
  '/a%2fb/dashboard/hotel',
  '/%00/login',
  '/%zz/login',
  '/%F0%9F%8F%A8/login',
  '/-hotel/login',
  '/hotel..name/login',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E/login',
  `/${'a'.repeat(10_000)}/login`,
  `/grand-plaza/${'a'.repeat(10_000)}`,
];

test('FAULT-29 an odd slug: a friendly 404 and no request outside the base', async ({ page }) => {
  for (const address of ODD) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    const answer = await page.goto(address);
    expect(answer?.status(), address.slice(0, 60)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expect(page.getByRole('link', { name: 'Go to the start' })).toBeVisible();
    page.off('request', note);
    expect(asked, address.slice(0, 60)).toHaveLength(1);
  }
});

test('FAULT-29 the friendly 404 stands where it began while the browser still reads it', async ({
  page,
}) => {
  await page.goto('/-hotel-');
  const art = page.locator('svg');
  const whole = await art.boundingBox();
  await page.evaluate(() => {
    for (const unread of document.querySelectorAll('p, a')) unread.remove();
  });
  await expect.poll(() => art.boundingBox()).toEqual(whole);
});

test('FAULT-29 an unknown slug asks for that hotel only, and says that nobody knows it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const answer = await page.goto('/no-such-hotel/dashboard/hotel');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('We do not know this hotel');
  expect(asked.filter((path) => !path.startsWith('/api/media/'))).toEqual([]);
});

test('FAULT-29 odd addresses below the dashboard: a page, and no call outside the base', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const outside: string[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (/%2e%2e|%2f|\.\./i.test(pathname) && !asked.isNavigationRequest()) outside.push(pathname);
  });
  for (const path of ['%2e%2e%2fapi', 'a%2fb', '..%5c..', '%F0%9F%8F%A8', 'x'.repeat(1_500)]) {
    await page.goto(`/grand-plaza/dashboard/${path}`);
    await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/grand-plaza/dashboard/one/two/three/four/five');
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the hotel' }).click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  expect(outside).toEqual([]);
});

test('SHELL-30 a screen can say that its address is none, or is not offered here', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const broken = '/grand-plaza/dashboard/fixture/broken';
  await page.goto(`${broken}?throw=not%20found`);
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();
  await page.goto(`${broken}?throw=not%20available`);
  await expect(
    page.getByRole('heading', { name: 'This is not available at this hotel' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the hotel' }).click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});
