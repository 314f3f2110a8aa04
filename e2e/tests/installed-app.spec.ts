import { createServer } from 'node:http';
import { mountPattern } from '@foyer/shared/addresses/mounts';
import { WORKER_URL } from '@foyer/shared/contracts/worker';
import type { Page } from '@playwright/test';
import { goTo } from '../support/document.ts';
import { around, comeBack, HOME, hearOfNewer, PLAZA, visited } from '../support/installed.ts';
import { compositionOf, oneEach } from '../support/mounts.ts';
import { gatewayWithHeld, gatewayWithNext, NEXT, OTHER_WORDS } from '../support/own-fleet.ts';
import { ownGateway } from '../support/own-gateway.ts';
import { CURRENT, PREVIOUS } from '../support/releases.ts';
import { storedBytes, storedOf, untilNewerStored, untilStored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The address of every screen of the document's hotel that a signed-in guest may open. */
async function addressesIn(page: Page): Promise<string[]> {
  const composition = await compositionOf(page);
  return oneEach(composition.mounts)
    .filter(({ enabled, area }) => enabled && area !== 'guest-only')
    .map((mount) => mountPattern(mount).replace(':slug', PLAZA).replaceAll(/:\w+/g, 'local-area'));
}

/** The markup that a page begins with. */
const paintedIn = (html: string) => html.split('<body>')[1]?.split('<p class="late')[0];

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The queries whose answers the device keeps. */
function readAheadOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.endsWith(':answers'))?.name;
    if (!name) return '';
    const keys = await new Promise<IDBValidKey[]>((done, fail) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
        opening.result.close();
      };
    });
    return keys.join(' ');
  });
}

/** All text that the caches of this origin hold. Runs in the page. */
async function everythingKept(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      texts.push((await (await cache.match(request))?.text()) ?? '');
  }
  return texts.join('\n');
}

test('APP-01 APP-02 APP-07 APP-11 FAULT-10 with the server stopped, or a portal or a broken gateway in its place, every page of the hotel opens, visited or not', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/MIME type|integrity|WebSocket/);
  const gateway = await ownGateway();
  const { url } = gateway;
  const quickInfo = `${url}${HOME}/quick-info`;
  try {
    await test.step('once the worker has come, the next screen loads no picture that is there', async () => {
      const asked: string[] = [];
      const answered: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
      await page.goto(`${url}/${PLAZA}/login`);
      await untilStored(page, PLAZA);
      const logo = await page.locator('img').first().getAttribute('src');
      const times = (paths: string[]) =>
        paths.filter((path) => path === logo?.split('?')[0]).length;
      // The browser has it for the page with a worker, too.
      await expect.poll(() => times(answered)).toBe(2);
      await page.getByRole('link', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
      await expect(page.locator(`img[src="${logo}"]`).first()).toHaveJSProperty('complete', true);
      expect(times(asked)).toBe(2);
    });

    await visited(page, request, url);
    expect(await storedBytes(page)).toBeLessThan(2_000_000);
    // Each is read when the page is idle, one after the other.
    for (const query of ['quick-info', 'requests', 'wellness'])
      await expect.poll(() => readAheadOf(page)).toContain(query);
    const painted = paintedIn(await (await page.request.get(quickInfo)).text());
    expect(painted).toContain('<h1');
    const before = await storedOf(page, PLAZA);

    await gateway.kill();
    await test.step('what a guest may want is there, though they never opened it', async () => {
      const stored = await page.goto(quickInfo);
      const html = (await stored?.text()) ?? '';
      expect(paintedIn(html), 'what the worker paints').toBe(painted);
      // They are at hand, so the paint waits for them.
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

    await test.step('nothing of a portal is kept', async () => {
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
      expect(await storedOf(page, PLAZA)).toEqual(before);
      expect(await page.evaluate(everythingKept)).not.toContain('Please pay');
      portal.closeAllConnections();
      await new Promise((done) => portal.close(done));
    });
    await gateway.start();
    await page.goto(url + HOME);
    await expect(around(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

const BROKEN_WORKER = `addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) =>
    event.respondWith(new Response('This worker is broken', { status: 500 })));`;

test('APP-06 a worker that is broken is withdrawn, and one that is withdrawn without another leaves', async ({
  page,
  request,
  errors,
}) => {
  // Its gateway ends before the page does, which may be asking for a worker then.
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
    await visited(page, request, url);
    await changeWorker(page, 'is broken', () =>
      gateway.point({ current: NEXT, previous: CURRENT }),
    );
    await page.goto(url + HOME);
    await expect(page.getByText('This worker is broken')).toBeVisible();

    await changeWorker(page, '/-/kept/', () => withdraw(NEXT));
    await page.goto(url + HOME);
    await expect(around(page)).toBeVisible();

    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await changeWorker(page, 'waitUntil(leave())', () => withdraw(NEXT, CURRENT, PREVIOUS));
    await page.goto(`${url}/robots.txt`);
    await expect.poll(left).toEqual([0, 0]);
    await page.goto(url + HOME);
    await expect(around(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

/**
 * Changes the worker that the gateway has, until the browser runs the one that says `words`; the
 * browser asks for it as it does by itself after a navigation.
 */
async function changeWorker(
  page: Page,
  words: string,
  change: () => Promise<unknown>,
): Promise<void> {
  // Read before the change, as the page may ask by itself before this test does.
  const before = await page.evaluateHandle(
    async () => (await navigator.serviceWorker.getRegistration())?.active,
  );
  await change();
  const address = new URL(WORKER_URL, page.url()).href;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(words);
  await page.evaluate(async (old) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isOld = () => registration?.active === old && old?.state === 'activated';
    while (isOld()) {
      // The browser may join this to a request that it sent before the change, so the test repeats it.
      // The test does not wait for it: its promise stayed open at times while a worker left.
      registration?.update().catch(() => undefined);
      // biome-ignore lint/plugin/pause: polls, as not every end of a worker has an event
      await new Promise((done) => setTimeout(done, 500));
    }
  }, before);
}

test('APP-08 without room for an update what is stored opens as before', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithNext({ words: OTHER_WORDS });
  const { url } = gateway;
  try {
    await visited(page, request, url);
    const before = await storedOf(page, PLAZA);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1_000 });
    await gateway.point({ current: NEXT, previous: CURRENT });
    await hearOfNewer(page);
    expect(await storedOf(page, PLAZA)).toEqual(before);
    await page.reload();
    await expect(around(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(around(page, 'house')).toBeVisible();

    // With a gateway and room again the update would come after all.
    await gateway.kill();
    await session.send('Storage.overrideQuotaForOrigin', { origin: url });
    await page.reload();
    await expect(around(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('APP-08 FAULT-12 the worker killed half-way: what is stored opens as before, and the rest comes later', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithHeld(NEXT);
  try {
    await visited(page, request, gateway.url);
    const before = await storedOf(page, PLAZA);
    await gateway.point({ current: NEXT, previous: CURRENT });
    await comeBack(page);
    await expect.poll(gateway.isAsked).toBe(true);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    await expect(around(page)).toBeVisible();
    expect(await storedOf(page, PLAZA)).toEqual(before);
    gateway.release();
    await page.reload();
    await untilNewerStored(page, PLAZA);
  } finally {
    await gateway.stop();
  }
});
