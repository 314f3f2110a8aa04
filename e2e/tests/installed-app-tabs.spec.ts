import {
  HOME,
  homeHeading,
  PLAZA,
  returnToTab,
  updateNotice,
  visitAndStore,
  waitForUpdateNotice,
} from '../support/installed.ts';
import { CURRENT } from '../support/network/releases.ts';
import { CHANGED_TEXTS, gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { waitUntilNewerStored } from '../support/stored-bundles.ts';
import { expect, severalTabs, test } from '../support/test.ts';

const LATER = '0.3.0';

test.use({ ...severalTabs, serviceWorkers: 'allow' });

/** The members of a service worker's global scope that a test uses. */
type WorkerScope = { clients: { matchAll: (options: object) => Promise<{ url: string }[]> } };

test('APP-03 APP-04 APP-05 APP-54 APP-55 FAULT-11 applies a release with two tabs and without tabs, and leaves a withdrawn one', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithNext({ texts: CHANGED_TEXTS });
  const { url } = gateway;
  try {
    await gateway.add(LATER, { texts: { 'Around the hotel': 'Around the place' } });
    await visitAndStore(page, request, url);
    const other = await context.newPage();

    await test.step('each tab continues; a tap activates the new release and keeps the input', async () => {
      await other.goto(url + HOME);
      await page.goto(`${url}/${PLAZA}/dashboard/enquire`);
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Is there a place for a van?');
      await gateway.setChannel({ current: NEXT, previous: CURRENT });
      await waitForUpdateNotice(page);
      await waitUntilNewerStored(page, PLAZA);
      await page.reload();
      await expect(updateNotice(page)).toBeVisible();

      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(updateNotice(page)).toHaveCount(0);
      await expect(message).toHaveValue('Is there a place for a van?');
      await page.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(homeHeading(page, 'house')).toBeVisible();

      await gateway.kill();
      await other.getByRole('link', { name: 'Parking' }).click();
      await expect(other.getByRole('tab', { name: 'Parking' })).toBeVisible();
      await other.reload();
      await other.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(homeHeading(other, 'house')).toBeVisible();
    });

    await test.step('without another tab the next visit runs it', async () => {
      await gateway.start();
      await other.close();
      await page.goto('about:blank');
      await gateway.setChannel({ current: LATER, previous: NEXT });
      await page.goto(url + HOME);
      await expect(homeHeading(page, 'house')).toBeVisible();
      await waitUntilNewerStored(page, PLAZA);
      await page.goto('about:blank');
      // The browser may report a page as open for a moment after it was left.
      const [worker] = context.serviceWorkers();
      const openPages = () =>
        worker?.evaluate(async (origin) => {
          const { clients } = globalThis as unknown as WorkerScope;
          const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
          return all.filter(({ url: address }) => address.startsWith(origin)).length;
        }, url);
      await expect.poll(openPages).toBe(0);
      await page.goto(url + HOME);
      await expect(homeHeading(page, 'place')).toBeVisible();
    });

    await test.step('a withdrawn release is left at once if no input is lost, also offline', async () => {
      await gateway.change((fleet) => {
        fleet.channels['mfe-hotel'] = { stable: { current: LATER, previous: NEXT } };
        fleet.withdrawn = { 'mfe-hotel': { [LATER]: 'It shows the prices of somebody else' } };
      });
      await expect(async () => {
        await returnToTab(page);
        await expect(homeHeading(page, 'house')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await gateway.kill();
      await page.reload();
      await expect(homeHeading(page, 'house')).toBeVisible();
    });
  } finally {
    await gateway.stop();
  }
});
