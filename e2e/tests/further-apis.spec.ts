import { enterAs, guestOf } from '../support/hotels.ts';
import { test } from '../support/operator.ts';
import { untilNewerStored, untilStored } from '../support/stored.ts';
import { expect, severalTabs } from '../support/test.ts';

const PLAZA = 'grand-plaza';
const TIDES = 'https://tides.example.com';
const SCREEN = `/${PLAZA}/dashboard/fixture/tide`;

test.use({ ...severalTabs, serviceWorkers: 'allow' });

test('ORIGIN-06 a screen asks a further API once the operator allows it at the hotel, without a word of the guest, also in a page that came without a network; before, it says so', async ({
  page,
  request,
  errors,
  operator: { url, fleet, kill },
}) => {
  const asked: Record<string, string>[] = [];
  await page.context().route(`${TIDES}/**`, async (route) => {
    asked.push(await route.request().allHeaders());
    await route.fulfill({
      json: { metres: 4 },
      headers: { 'Access-Control-Allow-Origin': url },
    });
  });
  await enterAs(page, await guestOf(request, PLAZA), url);
  await page.goto(url + SCREEN);
  await expect(page.getByText('The tide is not told here.')).toBeVisible();
  // Whatever calls it all the same hears that it failed, and the screen stands.
  errors.allow(/tides\.example\.com/);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('The tide does not come.')).toBeVisible();
  expect(asked).toEqual([]);

  await untilStored(page, PLAZA);
  await fleet('allow', TIDES, '--hotel', PLAZA);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await untilNewerStored(page, PLAZA);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('The tide is 4 m.')).toBeVisible();
  for (const headers of asked)
    expect(Object.keys(headers).filter((name) => /authorization|cookie/.test(name))).toEqual([]);

  await kill();
  const times = asked.length;
  await page.reload();
  await expect(page.getByText('The tide is 4 m.')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(times);
});
