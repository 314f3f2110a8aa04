import type { APIRequestContext, Page } from '@playwright/test';
import { logOut } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { PLAZA } from '../support/installed.ts';
import { type LogoutProxy, startLogoutProxy } from '../support/network/logout-proxy.ts';
import { storageOf } from '../support/private-data.ts';
import { waitUntilStored } from '../support/stored-bundles.ts';
import { test as base, expect, severalTabs } from '../support/test.ts';

const HOME = `/${PLAZA}/dashboard/hotel`;
const SOCKET_FAILED = /WebSocket connection/;

/** Playwright's test with a proxy that can break logouts. */
const test = base.extend<{ logoutProxy: LogoutProxy }>({
  logoutProxy: async ({ errors }, use) => {
    errors.allow(SOCKET_FAILED);
    await using proxy = await startLogoutProxy();
    await use(proxy);
  },
});

test.use({ ...severalTabs, serviceWorkers: 'allow' });

/** Counts the stored sign-outs. */
async function storedCount(page: Page): Promise<number> {
  const { databases } = await storageOf(page);
  return Number(/foyer-sign-outs: (\d+)/.exec(databases.join())?.[1] ?? 0);
}

async function isValid(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await request.get('/api/hotels/grand-plaza/quick-info', { headers })).ok();
}

/** Signs a guest out, breaks the logout, and waits until it is stored. */
async function logOutUnsent(
  page: Page,
  request: APIRequestContext,
  proxy: LogoutProxy,
  network: 'broken' | 'captive-portal',
): Promise<string> {
  const guest = await createSignedInGuest(request, PLAZA);
  await storeSession(page, guest, proxy.url);
  const idle = page.waitForResponse(/sign-out[^/]*\.js/);
  await page.goto(proxy.url + HOME);
  await idle;
  proxy.state.network = network;
  await logOut(page);
  await expect(page).toHaveURL(`${proxy.url}/${PLAZA}/login`);
  await expect.poll(() => storedCount(page)).toBe(1);
  expect(await isValid(request, guest.token)).toBe(true);
  return guest.token;
}

test("AUTH-128 a logout that met a broken network is sent once by the next page's service worker", async ({
  page,
  request,
  logoutProxy: proxy,
}) => {
  await page.goto(`${proxy.url}/${PLAZA}/login`);
  await waitUntilStored(page, PLAZA);
  const token = await logOutUnsent(page, request, proxy, 'broken');
  proxy.state.network = 'online';
  await page.goto(`${proxy.url}/${PLAZA}/profile`);
  await expect.poll(() => isValid(request, token)).toBe(false);
  await expect.poll(() => storedCount(page)).toBe(0);
  await page.reload();
  await waitUntilStored(page, PLAZA);
  expect(proxy.tokens).toEqual([token]);
});

test('AUTH-128 Background Sync sends a logout that met a captive portal once although no page is open', async ({
  page,
  context,
  request,
  logoutProxy: proxy,
}) => {
  const worker = await context.newCDPSession(page);
  const registrations: string[] = [];
  worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(
      ...all.filter(({ isDeleted }) => !isDeleted).map(({ registrationId }) => registrationId),
    ),
  );
  await worker.send('ServiceWorker.enable');
  await page.goto(`${proxy.url}/${PLAZA}/login`);
  await waitUntilStored(page, PLAZA);
  const token = await logOutUnsent(page, request, proxy, 'captive-portal');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  proxy.state.network = 'online';
  await worker.send('ServiceWorker.dispatchSyncEvent', {
    origin: proxy.url,
    registrationId: registrations.at(-1) ?? '',
    tag: 'sign-outs',
    lastChance: false,
  });
  await expect.poll(() => isValid(request, token)).toBe(false);
  await page.goto(`${proxy.url}/robots.txt`);
  await expect.poll(() => storedCount(page)).toBe(0);
  expect(proxy.tokens).toEqual([token]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('AUTH-128 a logout is sent once by the next page, or by the same page when it is online again', async ({
    page,
    request,
    logoutProxy: proxy,
  }) => {
    const first = await logOutUnsent(page, request, proxy, 'broken');
    proxy.state.network = 'online';
    await page.goto(`${proxy.url}/${PLAZA}/profile`);
    await expect.poll(() => isValid(request, first)).toBe(false);
    await expect.poll(() => storedCount(page)).toBe(0);
    expect(proxy.tokens).toEqual([first]);

    const second = await logOutUnsent(page, request, proxy, 'captive-portal');
    proxy.state.network = 'online';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => storedCount(page)).toBe(0);
    expect(await isValid(request, second)).toBe(false);
    expect(proxy.tokens).toEqual([first, second]);
  });

  test('AUTH-129 a logout that waited for a day is deleted unsent', async ({
    page,
    request,
    logoutProxy: proxy,
  }) => {
    const token = await logOutUnsent(page, request, proxy, 'broken');
    proxy.state.network = 'online';
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
    await page.goto(`${proxy.url}/${PLAZA}/profile`);
    await expect.poll(() => storedCount(page)).toBe(0);
    expect(proxy.tokens).toEqual([]);
    expect(await isValid(request, token)).toBe(true);
  });
});
