import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { mountPattern } from '@foyer/shared/addresses/mounts';
import { WORKER_URL } from '@foyer/shared/contracts/worker';
import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs, guestOf } from '../support/hotels.ts';
import { compositionOf } from '../support/mounts.ts';
import { type Operator, test } from '../support/operator.ts';
import { changedBuild, gatewayWithHeld, NEXT, OTHER_WORDS } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { BRANDS } from '../support/screens.ts';
import { storedBytes, storedOf, untilNewerStored, untilStored } from '../support/stored.ts';
import { expect, severalTabs } from '../support/test.ts';

const PLAZA = 'grand-plaza';

test.use({ ...severalTabs, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const home = (slug: string) => `/${slug}/dashboard/hotel`;
const around = (page: Page, what = 'hotel') =>
  page.getByRole('heading', { name: `Around the ${what}` });
const newer = (page: Page) => page.getByText('A new version is ready.');
/** The guest comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Hotel home in a guest's browser that has stored the hotel's pages. */
async function visited(page: Page, request: APIRequestContext, url: string, slug: string) {
  await enterAs(page, await guestOf(request, slug), url);
  await page.goto(url + home(slug));
  await expect(around(page)).toBeVisible();
  await untilStored(page, slug);
}

/** Another release of mfe-hotel, with other words. */
async function releaseOther({ folder, fleet }: Operator): Promise<void> {
  await fleet('publish', await changedBuild(folder, '0.2.0', { words: OTHER_WORDS }));
  await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', PLAZA);
}

/** The address of every page that the document's hotel has. */
async function addressesIn(page: Page): Promise<string[]> {
  const { slug, mounts } = await compositionOf(page);
  return mounts
    .filter(({ enabled, area }) => enabled && area !== 'guest-only')
    .map((mount) => mountPattern(mount).replace(':slug', slug).replaceAll(/:\w+/g, 'local-area'));
}

/** The markup that a page begins with. */
const paintedIn = (html: string) => html.split('<body>')[1]?.split('<p class="late')[0];

for (const slug of BRANDS)
  test(`APP-01 APP-02 with the server stopped ${slug} opens, any page of it, visited or not`, async ({
    page,
    request,
    operator: { url, kill },
  }) => {
    await visited(page, request, url, slug);
    expect(await storedBytes(page)).toBeLessThan(2_000_000);
    const framed = `${url}/${slug}/dashboard/hotel/quick-info`;
    const painted = paintedIn(await (await page.request.get(framed)).text());
    expect(painted).toContain('<h1');
    await kill();
    const stored = await page.goto(framed);
    const html = (await stored?.text()) ?? '';
    expect(paintedIn(html), 'what the worker paints').toBe(painted);
    // They are at hand, so the paint waits for them.
    expect(html.split('<body>')[0]).toContain('as="font"');
    for (const address of await addressesIn(page)) {
      await test.step(address, async () => {
        const answer = await page.goto(url + address);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText('This page did not open')).toHaveCount(0);
      });
    }
    await page.goto(url);
    await page.waitForURL(`${url}/${slug}**`);
    await page.goto(`${url}/hotel-never-seen/login`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });

test('APP-11 what a guest may want without a network is there, though they never opened it', async ({
  page,
  request,
  operator: { url, kill },
}) => {
  await visited(page, request, url, PLAZA);
  // Each is read when the page is idle, one after the other.
  for (const query of ['quick-info', 'requests', 'wellness'])
    await expect.poll(() => readAheadOf(page), { timeout: 60_000 }).toContain(query);
  await kill();
  await page.goto(`${url}${home(PLAZA)}/quick-info`);
  await page.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect(page.getByText('velvet-harp-29')).toBeVisible();
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await page.getByRole('link', { name: 'Wellness' }).click();
  await expect(page.getByText('The vault is open')).toBeVisible();
});

test('APP-01 once the worker has come, the next screen loads no picture that is there', async ({
  page,
  operator: { url },
}) => {
  const asked: string[] = [];
  const answered: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await page.goto(`${url}/${PLAZA}/login`);
  await untilStored(page, PLAZA);
  const logo = await page.locator('img').first().getAttribute('src');
  const times = (paths: string[]) => paths.filter((path) => path === logo?.split('?')[0]).length;
  // The browser has it for the page with a worker, too.
  await expect.poll(() => times(answered)).toBe(2);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect(page.locator(`img[src="${logo}"]`).first()).toHaveJSProperty('complete', true);
  expect(times(asked)).toBe(2);
});

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

test('APP-03 FAULT-11 a release while two tabs are open: each goes on, a tap takes the new one, what was typed stays', async ({
  page,
  context,
  request,
  operator,
}) => {
  const { url, kill } = operator;
  await visited(page, request, url, PLAZA);
  const other = await context.newPage();
  await other.goto(url + home(PLAZA));
  await page.goto(`${url}/${PLAZA}/dashboard/enquire`);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Is there a place for a van?');

  await releaseOther(operator);
  await expect(async () => {
    await comeBack(page);
    await expect(newer(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await untilNewerStored(page, PLAZA);
  await page.reload();
  await expect(newer(page)).toBeVisible();

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(newer(page)).toHaveCount(0);
  await expect(message).toHaveValue('Is there a place for a van?');
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();
  await expect(around(page, 'house')).toBeVisible();

  await kill();
  await other.getByRole('link', { name: 'Parking' }).click();
  await expect(other.getByRole('tab', { name: 'Parking' })).toBeVisible();
  await other.reload();
  await other.getByRole('link', { name: 'Hotel', exact: true }).click();
  await expect(around(other, 'house')).toBeVisible();
});

test('APP-04 with no other tab open the next visit has the new release', async ({
  page,
  request,
  operator,
}) => {
  const { url } = operator;
  await visited(page, request, url, PLAZA);
  await page.goto('about:blank');
  await releaseOther(operator);
  await page.goto(url + home(PLAZA));
  await expect(around(page)).toBeVisible();
  await untilNewerStored(page, PLAZA);
  // The browser may take a moment until the page that was left counts as closed.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(url + home(PLAZA));
    await expect(around(page, 'house')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('APP-05 what was withdrawn is left at once where nothing would be lost, without a network too', async ({
  page,
  request,
  operator,
}) => {
  const { url, fleet, kill } = operator;
  await releaseOther(operator);
  await enterAs(page, await guestOf(request, PLAZA), url);
  await page.goto(url + home(PLAZA));
  await expect(around(page, 'house')).toBeVisible();
  await untilStored(page, PLAZA);

  await fleet('withdraw', 'mfe-hotel', '0.2.0', '--why', 'It shows the prices of somebody else');
  await expect(async () => {
    await comeBack(page);
    await expect(around(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await kill();
  await page.reload();
  await expect(around(page)).toBeVisible();
});

test('APP-06 a worker that is broken is withdrawn, and one that is withdrawn without another leaves', async ({
  page,
  request,
  errors,
  operator: { url, folder, fleet },
}) => {
  // Its gateway ends before the page does, which may be asking for a worker then.
  errors.allow(/broken|error occurred when fetching the script/);
  await visited(page, request, url, PLAZA);
  const broken = join(folder, 'broken-worker');
  await cp(join(folder, 'releases/worker/0.1.0'), broken, { recursive: true });
  await breakWorker(broken);
  await fleet('publish', broken);
  await fleet('release', 'worker', '0.2.0');
  await untilWorkerIs(page, 'is broken');
  await page.goto(url + home(PLAZA));
  await expect(page.getByText('This worker is broken')).toBeVisible();

  await fleet('withdraw', 'worker', '0.2.0', '--why', 'It answers everything itself');
  await untilWorkerIs(page, '/-/kept/');
  await page.goto(url + home(PLAZA));
  await expect(around(page)).toBeVisible();

  for (const version of ['0.1.0', '0.0.9'])
    await fleet('withdraw', 'worker', version, '--why', 'Without one for a while');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await untilWorkerIs(page, 'waitUntil(leave())');
  await page.goto(`${url}/robots.txt`);
  await expect.poll(left).toEqual([0, 0]);
  await page.goto(url + home(PLAZA));
  await expect(around(page)).toBeVisible();
});

/**
 * The browser asks whether there is another worker, as it does by itself after a navigation, once
 * the gateway has the one that says `words`.
 */
async function untilWorkerIs(page: Page, words: string): Promise<void> {
  const address = new URL(WORKER_URL, page.url()).href;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(words);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const before = registration?.active;
    await registration?.update();
    const isOld = () => registration?.active === before && before?.state === 'activated';
    while (isOld()) await new Promise((done) => setTimeout(done, 50));
  });
}

async function breakWorker(folder: string): Promise<void> {
  const script = `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) =>
      event.respondWith(new Response('This worker is broken', { status: 500 })));`;
  const bytes = Buffer.from(script);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-384', bytes)).toString('base64');
  await writeFile(join(folder, 'worker.js'), bytes);
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  release.version = '0.2.0';
  release.files['worker.js'] = { integrity: `sha384-${digest}`, bytes: bytes.length };
  await writeFile(file, JSON.stringify(release));
}

test('APP-07 FAULT-10 a portal, or a gateway that fails: what is stored opens, and nothing else is kept', async ({
  page,
  request,
  errors,
  operator: { url, kill, start },
}) => {
  errors.allow(/MIME type|integrity|WebSocket/);
  await visited(page, request, url, PLAZA);
  const before = await storedOf(page, PLAZA);
  await kill();
  let status = 200;
  const portal = createServer((_, answer) =>
    answer.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Please pay for wifi</h1>'),
  );
  await new Promise<void>((done) => portal.listen(Number(new URL(url).port), done));
  for (const path of [home(PLAZA), `/${PLAZA}/dashboard/local-area`, `/${PLAZA}/profile`]) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  status = 500;
  await page.goto(url + home(PLAZA));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Please pay for wifi')).toHaveCount(0);
  expect(await storedOf(page, PLAZA)).toEqual(before);
  expect(await page.evaluate(everythingKept)).not.toContain('Please pay');
  portal.closeAllConnections();
  await new Promise((done) => portal.close(done));
  await start();
  await page.goto(url + home(PLAZA));
  await expect(around(page)).toBeVisible();
});

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

test('APP-08 without room for an update what is stored opens as before', async ({
  page,
  context,
  request,
  operator: { url, folder, fleet, kill },
}) => {
  await visited(page, request, url, PLAZA);
  const before = await storedOf(page, PLAZA);
  await fleet('publish', await changedBuild(folder, '0.2.0', { words: OTHER_WORDS }));
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1_000 });
  await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', PLAZA);
  await expect(async () => {
    await comeBack(page);
    await expect(newer(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await storedOf(page, PLAZA)).toEqual(before);
  await page.reload();
  await expect(around(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(around(page, 'house')).toBeVisible();

  // With a gateway and room again the update would come after all.
  await kill();
  await session.send('Storage.overrideQuotaForOrigin', { origin: url });
  await page.reload();
  await expect(around(page)).toBeVisible();
});

test('APP-08 FAULT-12 the worker killed half-way: what is stored opens as before, and the rest comes later', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithHeld(NEXT);
  try {
    await visited(page, request, gateway.url, PLAZA);
    const before = await storedOf(page, PLAZA);
    await gateway.point({ current: NEXT, previous: CURRENT });
    await expect
      .poll(async () => {
        await comeBack(page);
        return gateway.isAsked();
      })
      .toBe(true);
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
