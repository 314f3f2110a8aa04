import type { Locator, Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { watchPolicyViolations } from '../support/checks/policy.ts';
import { sizeErrors } from '../support/checks/size-errors.ts';
import { type Credentials, submitLogin } from '../support/guests.ts';
import { createSignedInGuest } from '../support/hotels.ts';
import {
  addRelease,
  CHANGED_TEXTS,
  createChangedBuild,
} from '../support/servers/changed-releases.ts';
import { test } from '../support/servers/operator.ts';
import { serveFolder } from '../support/servers/served-folder.ts';
import { expect } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

const PLAZA = 'grand-plaza';
const HOME = `/${PLAZA}/dashboard/hotel`;
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

// A preview has no worker although the test allows one.
test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const homeHeading = (page: Page, word: string) =>
  page.getByRole('heading', { name: `Around the ${word}` });

const edgesOf = async (locator: Locator) => {
  const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

/** Checks that the bar covers nothing, scrolled or not. */
async function expectNothingCovered(page: Page): Promise<void> {
  const { bottom } = await edgesOf(bar(page));
  const header = page.getByRole('banner');
  for (const scrolled of [0, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await expect.poll(async () => (await edgesOf(header)).top).toBeGreaterThanOrEqual(bottom);
  }
  const cut = await bar(page)
    .locator('p, p > *')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0),
    );
  expect(cut).toEqual([]);
}

/** Signs in at the preview and closes the toast, which would cover checked content. */
async function enterPreview(page: Page, origin: string, guest: Credentials): Promise<void> {
  await page.goto(`${origin}/${PLAZA}/login`);
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await dismissToasts(page);
}

test('LOOK-10 LOOK-11 LOOK-19 a preview link shows the replaced remote, a bar and the inspector, and can be left; guests see no change', async ({
  page,
  request,
  operator: { url, previewUrl, folder, fleet },
}) => {
  const guest = await createSignedInGuest(request, PLAZA);
  await addRelease(folder, '0.2.0', { texts: CHANGED_TEXTS });
  const pageOfGuests = async () => (await request.get(`${url}${HOME}`)).text();
  const before = await pageOfGuests();
  const [link = ''] = (await fleet('preview', 'mfe-hotel@0.2.0', '--hotel', PLAZA)).split('\n');
  expect(link).toContain(`${previewUrl}/-/preview-session/`);

  for (const other of [`${link}x`, link.replace(previewUrl, url), previewUrl + HOME])
    expect((await page.goto(other))?.status(), other).toBe(404);

  await test.step('the inspector shows releases, source, files, failures and places of each module of a broken build', async () => {
    const entry = "throw new Error('This build is broken');";
    using build = await serveFolder(await createChangedBuild(folder, '0.3.0', { entry }));
    const local = `mfe-hotel@http://localhost:${build.port}`;
    const broken = JSON.parse(await fleet('preview', local, '--hotel', PLAZA, '--json'));
    await page.goto(broken.link);
    await enterPreview(page, previewUrl, guest);
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();

    await page.keyboard.press('Alt+i');
    const inspector = page.getByRole('dialog', { name: 'Inspector' });
    await expect(inspector.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(inspector.getByRole('listitem').first()).toContainText(
      /mfe-hotel 0\.3\.0-preview\.[0-9a-f]{12}: the screen home did not load/,
    );
    const moduleOf = (name: string) => inspector.getByRole('group').filter({ hasText: name });
    const summary = moduleOf('mfe-hotel').locator('summary');
    while (!(await summary.evaluate((one) => one.matches(':focus'))))
      await page.keyboard.press('Tab');
    await expect(summary).toContainText('not on this page');
    await page.keyboard.press('Enter');
    await expect(moduleOf('mfe-hotel')).toContainText(`http://localhost:${build.port}`);
    await expect(moduleOf('mfe-hotel')).toContainText(HOME);
    await expect(
      moduleOf('mfe-hotel').getByRole('row', { name: /^remoteEntry\.js [\d.]+ KB [\d,]+ ms/ }),
    ).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await moduleOf('shell').locator('summary').focus();
    await expect(page.locator('.outline').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inspector).toBeHidden();
    await expect(page.getByRole('button', { name: 'Inspect' })).toBeFocused();
    await expect(page.locator('.outline')).toHaveCount(0);
  });

  const violations = await watchPolicyViolations(page);
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`^${previewUrl}/${PLAZA}(?:/login)?$`));
  await expect(bar(page)).toContainText(
    /mfe-hotel 0\.2\.0.*Preview of grand-plaza.*until \w{3} [\d:]{5} UTC/,
  );
  await page.goto(previewUrl + HOME);
  await expect(homeHeading(page, 'house')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingCovered(page);
    expect(await page.evaluate(sizeErrors)).toEqual([]);
  }
  expect(await findings(page)).toEqual([]);
  expect(violations).toEqual([]);
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toHaveLength(0);

  expect(await pageOfGuests()).toBe(before);
  await page.goto(url + HOME);
  await expect(page).toHaveURL(/\/login/);

  await page.goto(previewUrl + HOME);
  await bar(page).getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'You have left the preview' })).toBeVisible();
  await page.goto(previewUrl + HOME);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goto(link);
  await page.goto(previewUrl + HOME);
  await expect(page).toHaveURL(/\/login/);
});
