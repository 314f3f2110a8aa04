import {
  around,
  comeBack,
  HOME,
  hearOfNewer,
  newer,
  PLAZA,
  visited,
} from '../support/installed.ts';
import { gatewayWithNext, NEXT, OTHER_WORDS } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { untilNewerStored } from '../support/stored.ts';
import { expect, severalTabs, test } from '../support/test.ts';

const LATER = '0.3.0';

test.use({ ...severalTabs, serviceWorkers: 'allow' });

/** The part of a service worker's global scope that a test looks at. */
type WorkerScope = { clients: { matchAll: (options: object) => Promise<{ url: string }[]> } };

test('APP-03 APP-04 APP-05 FAULT-11 a release while two tabs are open, while none is, and one that is withdrawn', async ({
  page,
  context,
  request,
}) => {
  const gateway = await gatewayWithNext({ words: OTHER_WORDS });
  const { url } = gateway;
  try {
    await gateway.add(LATER, { words: { 'Around the hotel': 'Around the place' } });
    await visited(page, request, url);
    const other = await context.newPage();

    await test.step('each tab goes on; a tap takes the new one, with what was typed', async () => {
      await other.goto(url + HOME);
      await page.goto(`${url}/${PLAZA}/dashboard/enquire`);
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Is there a place for a van?');
      await gateway.point({ current: NEXT, previous: CURRENT });
      await hearOfNewer(page);
      await untilNewerStored(page, PLAZA);
      await page.reload();
      await expect(newer(page)).toBeVisible();

      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(newer(page)).toHaveCount(0);
      await expect(message).toHaveValue('Is there a place for a van?');
      await page.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(around(page, 'house')).toBeVisible();

      await gateway.kill();
      await other.getByRole('link', { name: 'Parking' }).click();
      await expect(other.getByRole('tab', { name: 'Parking' })).toBeVisible();
      await other.reload();
      await other.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(around(other, 'house')).toBeVisible();
    });

    await test.step('with no other tab open the next visit has it', async () => {
      await gateway.start();
      await other.close();
      await page.goto('about:blank');
      await gateway.point({ current: LATER, previous: NEXT });
      await page.goto(url + HOME);
      await expect(around(page, 'house')).toBeVisible();
      await untilNewerStored(page, PLAZA);
      await page.goto('about:blank');
      // The browser may take a moment until a page that was left counts as closed.
      const [worker] = context.serviceWorkers();
      const openPages = () =>
        worker?.evaluate(async (origin) => {
          const { clients } = globalThis as unknown as WorkerScope;
          const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
          return all.filter(({ url: address }) => address.startsWith(origin)).length;
        }, url);
      await expect.poll(openPages).toBe(0);
      await page.goto(url + HOME);
      await expect(around(page, 'place')).toBeVisible();
    });

    await test.step('what is withdrawn is left at once where nothing would be lost, without a network too', async () => {
      await gateway.change((fleet) => {
        fleet.channels['mfe-hotel'] = { stable: { current: LATER, previous: NEXT } };
        fleet.withdrawn = { 'mfe-hotel': { [LATER]: 'It shows the prices of somebody else' } };
      });
      await expect(async () => {
        await comeBack(page);
        await expect(around(page, 'house')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await gateway.kill();
      await page.reload();
      await expect(around(page, 'house')).toBeVisible();
    });
  } finally {
    await gateway.stop();
  }
});
