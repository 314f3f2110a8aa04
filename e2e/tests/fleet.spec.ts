import { writeFile } from 'node:fs/promises';
import { Composition } from '@foyer/shared/contracts/composition.ts';
import { COMPOSITION_ELEMENT } from '@foyer/shared/contracts/page.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { markDocument, openHydrated } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { CURRENT } from '../support/network/releases.ts';
import { createChangedBuild } from '../support/servers/changed-releases.ts';
import { test } from '../support/servers/operator.ts';
import { expect, severalTabs } from '../support/test.ts';

const PLAZA = 'grand-plaza';
const SEASIDE = 'seaside-inn';
const THROWS = { entry: "throw new Error('This release is broken');" };

test.use(severalTabs);

const home = (slug: string) => `/${slug}/dashboard/hotel`;
const homeHeading = (page: Page, word = 'hotel') =>
  page.getByRole('heading', { name: `Around the ${word}` });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name }).click();

/** Opens hotel home in a tab of another guest. */
async function openTab(page: Page, request: APIRequestContext, url: string, slug: string) {
  await storeSession(page, await createSignedInGuest(request, slug), url);
  await openHydrated(page, url + home(slug));
  await expect(homeHeading(page)).toBeVisible();
  return markDocument(page);
}

/** Returns the composition of a newly opened page of the hotel. */
async function compositionAt(request: APIRequestContext, url: string, slug: string) {
  const html = await (await request.get(`${url}/-/page/${slug}`)).text();
  const [, json = ''] = new RegExp(`id="${COMPOSITION_ELEMENT}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return Composition.parse(JSON.parse(json));
}

const versionsOf = ({ remotes }: Composition, name = 'mfe-hotel') =>
  remotes.find((remote) => remote.name === name)?.sources.map(({ version }) => version) ?? [];

const withoutHotel = ({ shell, remotes }: Composition) => ({
  shell,
  remotes: remotes.filter(({ name }) => name !== 'mfe-hotel'),
});

test('FLEET-42 FLEET-97 releases one remote to one hotel within seconds, changes nothing else, and open tabs continue', async ({
  page,
  browser,
  request,
  operator: { url, folder, fleet },
}) => {
  const expectSameDocument = await openTab(page, request, url, PLAZA);
  await using other = await browser.newContext();
  const neighbour = await other.newPage();
  const expectNeighbourSame = await openTab(neighbour, request, url, SEASIDE);
  const plaza = await compositionAt(request, url, PLAZA);
  const seaside = await compositionAt(request, url, SEASIDE);

  const texts = { 'Around the hotel': 'Around the house' };
  await fleet('publish', await createChangedBuild(folder, '0.2.0', { texts }));
  await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', PLAZA, '--why', 'A nicer word');
  const liveVersions = async () => versionsOf(await compositionAt(request, url, PLAZA));
  await expect.poll(liveVersions).toEqual(['0.2.0', CURRENT]);

  expect(withoutHotel(await compositionAt(request, url, PLAZA))).toEqual(withoutHotel(plaza));
  expect(await compositionAt(request, url, SEASIDE)).toEqual(seaside);
  for (const tab of [page, neighbour]) {
    await press(tab, 'Wellness');
    await expect(tab.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible();
    await press(tab, 'Hotel');
    await expect(homeHeading(tab)).toBeVisible();
  }
  await expectSameDocument();
  await expectNeighbourSame();
  await page.reload();
  await expect(homeHeading(page, 'house')).toBeVisible();

  await test.step('FLEET-43 refuses a remote that uses an export the shell lacks', async () => {
    const uses = { '@foyer/shared/runtime': ['missingExport'] };
    const exposes = { home: { exports: ['Component', 'loader'], uses } };
    const newer = await createChangedBuild(folder, '0.3.0', { exposes });
    await expect(fleet('publish', newer)).rejects.toThrow(
      `mfe-hotel 0.3.0 uses \`missingExport\` of runtime, which shell ${CURRENT} does not have.`,
    );
    await expect(fleet('release', 'mfe-hotel', '0.3.0')).rejects.toThrow('0.3.0');
    expect(await liveVersions()).toEqual(['0.2.0', CURRENT]);
  });
});

test('FLEET-44 FLEET-140 falls back from a release that throws; if the previous one throws too, a rollback recovers the open tab', async ({
  page,
  request,
  operator: { url, folder, fleet },
}) => {
  await openTab(page, request, url, PLAZA);
  for (const version of ['0.2.0', '0.3.0']) {
    await fleet('publish', await createChangedBuild(folder, version, THROWS));
    await fleet('release', 'mfe-hotel', version, '--hotel', PLAZA);
    await page.reload();
    await expect(version === '0.2.0' ? homeHeading(page) : card(page)).toBeVisible();
  }
  await press(page, 'Wellness');
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible();
  await press(page, 'Hotel');
  await expect(card(page)).toBeVisible();

  await fleet('rollback', 'mfe-hotel', '--hotel', PLAZA);
  await expect(async () => {
    if (await card(page).isVisible())
      await page.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 });
    await expect(homeHeading(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('FLEET-45 FLEET-46 open tabs leave disabled and withdrawn remotes without losing input', async ({
  page,
  request,
  operator: { url, folder, fleet },
}) => {
  await fleet('publish', await createChangedBuild(folder, '0.2.0', {}));
  await fleet('release', 'mfe-hotel', '0.2.0', '--hotel', PLAZA);
  const expectSameDocument = await openTab(page, request, url, PLAZA);
  const bell = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Notifications' });

  await test.step('a disabled remote is gone from the next document on', async () => {
    await expect(bell(page)).toBeVisible();
    await fleet('disable', 'mfe-messaging', '--hotel', PLAZA);
    const messaging = async () =>
      versionsOf(await compositionAt(request, url, PLAZA), 'mfe-messaging');
    await expect.poll(messaging).toEqual([]);
    await expectSameDocument();
    const visitor = await page.context().newPage();
    await visitor.goto(`${url}/${PLAZA}/dashboard/notification`);
    await expect(
      visitor.getByRole('heading', { name: 'This is not available at this hotel' }),
    ).toBeVisible();
    await expect(bell(visitor)).toHaveCount(0);
    await visitor.close();
  });

  await page.getByRole('link', { name: 'Parking' }).click();
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Is there a place\nfor a van?');
  await fleet('withdraw', 'mfe-hotel', '0.2.0', '--why', 'It shows the prices of somebody else');
  const current = async () => (await request.get(`${url}/-/composition/${PLAZA}`)).json();
  await expect.poll(current).toMatchObject({ withdrawn: ['mfe-hotel 0.2.0'] });
  await expectSameDocument();

  await test.step('the tab learns of it during navigation, and the next page is a new document', async () => {
    let documents = 0;
    // The first navigation gets no response: the page must still work if the guest turns back.
    await page.route(`${url}/**`, (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      documents += 1;
      return documents === 1 ? undefined : route.fallback();
    });
    const enquiry = page.url();
    await page.evaluate(() => {
      let isBack = false;
      setInterval(() => {
        isBack = !isBack;
        history.go(isBack ? -1 : 1);
      }, 1_000);
    });
    await expect.poll(() => documents).toBe(1);
    // A tab reloads again for the same reason after half a minute.
    await page.clock.setFixedTime(Date.now() + 30_000);
    await expect.poll(() => documents).toBeGreaterThan(1);
    await expect(async () =>
      expect(await page.evaluate(() => window.documentMark)).toBeUndefined(),
    ).toPass();
    if (page.url() !== enquiry) await page.goForward();
    await expect(message).toHaveValue('Is there a place\nfor a van?');
  });
  await expect(page.getByText('About Parking', { exact: true })).toBeVisible();
  expect(versionsOf(await compositionAt(request, url, PLAZA))).toEqual([CURRENT, '0.0.9']);
});

test('FLEET-47 FLEET-86 an invalid manual edit affects only its hotel; a refused document survives a kill and changes no page', async ({
  page,
  request,
  operator: { url, file, change, kill, start },
}) => {
  const expectSameDocument = await openTab(page, request, url, PLAZA);
  const plaza = await compositionAt(request, url, PLAZA);
  await change(({ hotels }) => {
    hotels[PLAZA] = { remotes: { 'mfe-hotle': { enabled: true } } };
    hotels[SEASIDE] = { remotes: { 'mfe-listings': { enabled: false } } };
  });
  const listings = async () =>
    versionsOf(await compositionAt(request, url, SEASIDE), 'mfe-listings');
  await expect.poll(listings).toEqual([]);
  expect(await compositionAt(request, url, PLAZA)).toEqual(plaza);
  const health = async () => (await request.get(`${url}/-/healthz`)).json();
  const [problem] = (await health()).fleet.behind[0].problems;
  expect(problem).toMatchObject({ text: expect.stringContaining('mfe-hotle'), hotels: [PLAZA] });

  await writeFile(file, '{ "channels": {');
  await expect.poll(health).toMatchObject({
    ok: true,
    fleet: { refused: { problems: [{ text: expect.stringContaining('not valid JSON') }] } },
  });
  await kill();
  await start();
  expect(await compositionAt(request, url, PLAZA)).toEqual(plaza);
  expect(await listings()).toEqual([]);
  await press(page, 'Wellness');
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible();
  await expectSameDocument();
});
