import { createServer } from 'node:http';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { WORKER_URL } from '@foyer/shared/contracts/worker.ts';
import type { Page } from '@playwright/test';
import { goTo } from '../support/document.ts';
import {
  HOME,
  homeHeading,
  PLAZA,
  returnToTab,
  visitAndStore,
  waitForUpdateNotice,
} from '../support/installed.ts';
import { compositionOf, onePerScreen } from '../support/mounts.ts';
import { CURRENT, PREVIOUS } from '../support/network/releases.ts';
import {
  CHANGED_TEXTS,
  gatewayWithHeldRelease,
  gatewayWithNext,
  NEXT,
} from '../support/servers/changed-releases.ts';
import { startOwnGateway } from '../support/servers/own-gateway.ts';
import {
  storedBytes,
  storedCompositionsOf,
  waitUntilNewerStored,
  waitUntilStored,
} from '../support/stored-bundles.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns an address of every screen of the hotel that a signed-in guest may open. */
async function addressesIn(page: Page): Promise<string[]> {
  const composition = await compositionOf(page);
  return onePerScreen(composition.mounts)
    .filter(({ enabled, area }) => enabled && area !== 'guest-only')
    .map((mount) => mountPattern(mount).replace(':slug', PLAZA).replaceAll(/:\w+/g, 'local-area'));
}

/** Returns the painted markup of a page. */
const paintedIn = (html: string) => html.split('<body>')[1]?.split('<p class="notice')[0];

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Returns the keys of the queries whose responses are stored on the device. */
function storedQueriesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.endsWith(':responses'))?.name;
    if (!name) return '';
    const keys = await new Promise<IDBValidKey[]>((done, fail) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const keys = opening.result.transaction('responses').objectStore('responses').getAllKeys();
        keys.onsuccess = () => done(keys.result);
        keys.onerror = () => fail(keys.error);
        opening.result.close();
      };
    });
    return keys.join(' ');
  });
}

/** Returns all text in the caches of this origin. Runs in the page. */
async function cachedText(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      texts.push((await (await cache.match(request))?.text()) ?? '');
  }
  return texts.join('\n');
}

test('APP-01 APP-02 APP-07 APP-11 APP-50 APP-52 APP-53 FAULT-10 every page of the hotel opens with the server stopped, behind a portal and with a broken gateway', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/MIME type|integrity|WebSocket/);
  const gateway = await startOwnGateway();
  const { url } = gateway;
  const quickInfo = `${url}${HOME}/quick-info`;
  try {
    await test.step('with the worker active the next screen does not load a picture again', async () => {
      const requested: string[] = [];
      const answered: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
      await page.goto(`${url}/${PLAZA}/login`);
      await waitUntilStored(page, PLAZA);
      const logo = await page.locator('img').first().getAttribute('src');
      const times = (paths: string[]) =>
        paths.filter((path) => path === logo?.split('?')[0]).length;
      // The page with a worker has fetched it, too.
      await expect.poll(() => times(answered)).toBe(2);
      await page.getByRole('link', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
      await expect(page.locator(`img[src="${logo}"]`).first()).toHaveJSProperty('complete', true);
      expect(times(requested)).toBe(2);
    });

    await visitAndStore(page, request, url);
    expect(await storedBytes(page)).toBeLessThan(2_000_000);
    // The page prefetches them one after the other when idle.
    for (const query of ['quick-info', 'requests', 'threads', 'chat', 'wellness'])
      await expect.poll(() => storedQueriesOf(page)).toContain(query);
    const painted = paintedIn(await (await page.request.get(quickInfo)).text());
    expect(painted).toContain('<h1');
    const before = await storedCompositionsOf(page, PLAZA);

    await gateway.kill();
    await test.step('screens that the guest never opened have their data', async () => {
      const stored = await page.goto(quickInfo);
      const html = (await stored?.text()) ?? '';
      expect(paintedIn(html), 'the markup from the worker').toBe(painted);
      // Fonts are stored, so the first paint waits for them.
      expect(html.split('<body>')[0]).toContain('as="font"');
      await page.getByRole('tab', { name: 'Wifi Access' }).click();
      await expect(page.getByText('velvet-harp-29')).toBeVisible();
      await expect(page.getByText(/^Updated/)).toBeVisible();
      await page.getByRole('link', { name: 'Wellness' }).click();
      await expect(page.getByText('The vault is open')).toBeVisible();
    });
    await test.step('every screen opens', async () => {
      for (const address of await addressesIn(page)) {
        await goTo(page, address);
        await expect(title(page), address).toBeVisible();
        await expect(page.getByText('This page did not open'), address).toHaveCount(0);
      }
      await page.goto(url);
      await page.waitForURL(`${url}/${PLAZA}**`);
      await page.goto(`${url}/hotel-never-seen/login`);
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    });

    await test.step('no response of a portal is stored', async () => {
      let status = 200;
      const portal = createServer((_, answer) =>
        answer
          .writeHead(status, { 'Content-Type': 'text/html' })
          .end('<h1>Please pay for wifi</h1>'),
      );
      await new Promise<void>((done) => portal.listen(Number(new URL(url).port), done));
      for (const path of [`/${PLAZA}/dashboard/local-area`, `/${PLAZA}/profile`]) {
        await page.goto(url + path);
        await expect(title(page)).toBeVisible();
      }
      status = 500;
      await page.goto(url + HOME);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('Please pay for wifi')).toHaveCount(0);
      expect(await storedCompositionsOf(page, PLAZA)).toEqual(before);
      expect(await page.evaluate(cachedText)).not.toContain('Please pay');
      portal.closeAllConnections();
      await new Promise((done) => portal.close(done));
    });
    await gateway.start();
    await page.goto(url + HOME);
    await expect(homeHeading(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

const BROKEN_WORKER = `addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) =>
    event.respondWith(new Response('This worker is broken', { status: 500 })));`;

test('APP-06 APP-57 replaces a withdrawn broken worker, and unregisters the worker if all are withdrawn', async ({
  page,
  request,
  errors,
}) => {
  // The gateway stops before the page, which may request a worker then.
  errors.allow(/broken|error occurred when fetching the script/);
  const gateway = await gatewayWithNext({ remote: 'worker', entry: BROKEN_WORKER });
  const { url } = gateway;
  const withdraw = (...versions: string[]) =>
    gateway.change((fleet) => {
      const stable = { current: NEXT, previous: CURRENT };
      fleet.channels.worker = { stable };
      fleet.withdrawn = {
        worker: Object.fromEntries(versions.map((one) => [one, 'It is broken'])),
      };
    });
  try {
    await visitAndStore(page, request, url);
    await changeWorker(page, 'is broken', () =>
      gateway.setChannel({ current: NEXT, previous: CURRENT }),
    );
    await page.goto(url + HOME);
    await expect(page.getByText('This worker is broken')).toBeVisible();

    await changeWorker(page, '/-/stored-hotels/', () => withdraw(NEXT));
    await page.goto(url + HOME);
    await expect(homeHeading(page)).toBeVisible();

    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await changeWorker(page, 'waitUntil(unregister())', () => withdraw(NEXT, CURRENT, PREVIOUS));
    await page.goto(`${url}/robots.txt`);
    await expect.poll(left).toEqual([0, 0]);
    await page.goto(url + HOME);
    await expect(homeHeading(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

/**
 * Changes the gateway's worker and waits until the browser has replaced the active one; the new
 * script contains `scriptText`. The test requests the update, as browsers do after a navigation.
 */
async function changeWorker(
  page: Page,
  scriptText: string,
  change: () => Promise<unknown>,
): Promise<void> {
  // Read before the change, as the page may request the update before this test does.
  const before = await page.evaluateHandle(
    async () => (await navigator.serviceWorker.getRegistration())?.active,
  );
  await change();
  const address = new URL(WORKER_URL, page.url()).href;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(scriptText);
  await page.evaluate(async (old) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isOld = () => registration?.active === old && old?.state === 'activated';
    while (isOld()) {
      // The browser may join this to a request that it sent before the change, so the test repeats it.
      // The test does not wait for it: its promise stayed open at times while a worker left.
      registration?.update().catch(() => undefined);
      // biome-ignore lint/plugin/no-fixed-delay: polls, as not every end of a worker has an event
      await new Promise((done) => setTimeout(done, 500));
    }
  }, before);
}

test('APP-08 opens the stored bundle if storage is too small for an update', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithNext({ texts: CHANGED_TEXTS });
  const { url } = gateway;
  try {
    await visitAndStore(page, request, url);
    const before = await storedCompositionsOf(page, PLAZA);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1_000 });
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    await waitForUpdateNotice(page);
    expect(await storedCompositionsOf(page, PLAZA)).toEqual(before);
    await page.reload();
    await expect(homeHeading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(homeHeading(page, 'house')).toBeVisible();

    // With the gateway and free storage the update would be stored after all.
    await gateway.kill();
    await session.send('Storage.overrideQuotaForOrigin', { origin: url });
    await page.reload();
    await expect(homeHeading(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('APP-08 FAULT-12 opens the stored bundle if the worker is killed during an update, and completes the update later', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithHeldRelease(NEXT);
  try {
    await visitAndStore(page, request, gateway.url);
    const before = await storedCompositionsOf(page, PLAZA);
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    await returnToTab(page);
    await expect.poll(gateway.isRequested).toBe(true);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    await expect(homeHeading(page)).toBeVisible();
    expect(await storedCompositionsOf(page, PLAZA)).toEqual(before);
    gateway.release();
    await page.reload();
    await waitUntilNewerStored(page, PLAZA);
  } finally {
    await gateway.stop();
  }
});
