import type { BrowserContext, Page } from '@playwright/test';
import { openHydrated } from '../support/document.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '/grand-plaza/login';
const BROKEN = { remote: 'mfe-auth', entry: 'throw new Error("not of this time")' };

/** Which releases of the login a page was given, the one to run first. */
const given = (page: Page) =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('foyer-composition')?.textContent ?? '');
    const auth = remotes.find(({ name }: { name: string }) => name === 'mfe-auth');
    return auth.sources.map(({ version }: { version: string }) => version);
  });

test('FLEET-60 FLEET-62 FLEET-64 guests of a rollout that fails have the page all the same, tell of it, and it is taken back', async ({
  browser,
  request,
}) => {
  const gateway = await gatewayWithNext(BROKEN);
  try {
    await gateway.point({ current: CURRENT, rollout: { version: NEXT, percent: 100 } });
    const open = async (context: BrowserContext) => {
      const page = await context.newPage();
      const told: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/-/outcomes')) told.push(call.postData() ?? '');
      });
      await openHydrated(page, gateway.url + LOGIN);
      return { page, told };
    };
    await using context = await browser.newContext();
    const { page, told } = await open(context);
    expect(await given(page)).toEqual([NEXT, CURRENT]);
    await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
    await expect.poll(() => told.join('\n')).toContain('"kind":"fell-back"');
    expect(told.join('\n')).toContain(`"version":"${NEXT}","screen":"login","kind":"no-code"`);
    await context.close();
    // As many more page loads, as their pages would tell it.
    for (let guests = 0; guests < 19; guests += 1) {
      const { load } = await (await request.get(`${gateway.url}/-/load/grand-plaza`)).json();
      const outcome = { remote: 'mfe-auth', screen: 'login', ms: 400 };
      const outcomes = [
        { ...outcome, version: CURRENT, kind: 'fell-back' },
        { ...outcome, version: NEXT, kind: 'no-code' },
      ];
      await request.post(`${gateway.url}/-/outcomes`, { data: { load, outcomes } });
    }
    await expect.poll(() => gateway.logged.join('\n')).toContain('A release was taken back.');
    expect(gateway.logged.join('\n')).toMatch(/"why":"of 20 page loads 20 failed/);
    await expect
      .poll(async () => {
        await using context = await browser.newContext();
        const { page } = await open(context);
        return await given(page);
      })
      .toEqual([CURRENT]);
  } finally {
    await gateway.stop();
  }
});

test('FLEET-62 a shell that cannot start says so to its guest, and to the gateway', async ({
  page,
  errors,
}) => {
  errors.allow(/reading 'size'/);
  const gateway = await gatewayWithNext({
    remote: 'shell',
    words: { 'document.fonts.size': 'document.fonts.none.size' },
  });
  try {
    await gateway.point({ current: NEXT, previous: CURRENT });
    const told = page.waitForRequest((call) => call.url().endsWith('/-/outcomes'));
    await page.goto(gateway.url + LOGIN);
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await told).postDataJSON().outcomes).toEqual([
      { remote: 'shell', version: NEXT, screen: 'start', kind: 'threw' },
    ]);
  } finally {
    await gateway.stop();
  }
});

test('FLEET-62 what does not load without a line is told to nobody, also once there is one again', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|Loading/);
  const told: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/-/outcomes')) told.push(call.postData() ?? '');
  });
  await openHydrated(page, LOGIN);
  await expect.poll(() => told.join()).toContain('"screen":"login","kind":"loaded"');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Forgot Password?' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /offline|connection/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/grand-plaza/profile');
  await expect.poll(() => told.join()).toContain('"screen":"profile","kind":"loaded"');
  expect(told.join()).not.toMatch(/no-code|timed-out|card/);
});
