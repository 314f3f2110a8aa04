import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { test } from '../support/servers/operator.ts';
import { waitUntilNewerStored, waitUntilStored } from '../support/stored-bundles.ts';
import { expect, severalTabs } from '../support/test.ts';

const PLAZA = 'grand-plaza';
const TIDES = 'https://tides.example.com';
const SCREEN = `/${PLAZA}/dashboard/fixture/tide`;

test.use({ ...severalTabs, serviceWorkers: 'allow' });

test('ORIGIN-06 ORIGIN-14 a screen calls a further API only after the operator allows it, without guest data, also in an offline page', async ({
  page,
  request,
  errors,
  operator: { url, fleet, kill },
}) => {
  const requested: Record<string, string>[] = [];
  await page.context().route(`${TIDES}/**`, async (route) => {
    requested.push(await route.request().allHeaders());
    await route.fulfill({
      json: { metres: 4 },
      headers: { 'Access-Control-Allow-Origin': url },
    });
  });
  await storeSession(page, await createSignedInGuest(request, PLAZA), url);
  await page.goto(url + SCREEN);
  await expect(page.getByText('The tide is not available here.')).toBeVisible();
  // A call that is made anyway fails, and the screen keeps working.
  errors.allow(/tides\.example\.com/);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('The tide did not load.')).toBeVisible();
  expect(requested).toEqual([]);

  await waitUntilStored(page, PLAZA);
  await fleet('allow', TIDES, '--hotel', PLAZA);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await waitUntilNewerStored(page, PLAZA);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('The tide is 4 m.')).toBeVisible();
  for (const headers of requested)
    expect(Object.keys(headers).filter((name) => /authorization|cookie/.test(name))).toEqual([]);

  await kill();
  const times = requested.length;
  await page.reload();
  await expect(page.getByText('The tide is 4 m.')).toBeVisible();
  await expect.poll(() => requested.length).toBeGreaterThan(times);
});
