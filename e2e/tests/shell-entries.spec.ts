import type { Page } from '@playwright/test';
import { sizeErrors } from '../support/checks/size-errors.ts';
import { openUserMenu } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { breakFiles, missing, releaseFiles } from '../support/network/releases.ts';
import { gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { expect, test } from '../support/test.ts';

const SAMPLE = '/grand-plaza/dashboard/fixture/sample';

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu of/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
});

test("shows a badge on its entry and in the entry's accessible name, and hides an entry whose feature the hotel lacks", async ({
  page,
}) => {
  await page.goto(SAMPLE);
  const entry = banner(page).getByRole('link', { name: 'Fixture 3', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Fixture of no hotel' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fixture calls 3' }).click();
  await expect(page).toHaveURL('/grand-plaza/dashboard/fixture/calls');
});

test('shows an entry without its badge if the badge throws or does not load', async ({ page }) => {
  await expectEntryWithoutBadge(page, `${SAMPLE}?badge=throws`);
  await breakFiles(page, releaseFiles('mfe-fixture', '*', '**/count.badge.*.js'), missing);
  await expectEntryWithoutBadge(page, SAMPLE);
});

async function expectEntryWithoutBadge(page: Page, address: string): Promise<void> {
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('mfe-fixture: the badge count is not rendered'),
  );
  await page.goto(address);
  await logged;
  await expect(heading(page)).toHaveText('Sample screen');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const entry = banner(page).getByRole('link', { name: 'Fixture', exact: true });
  await expect(entry).toHaveAttribute('href', SAMPLE);
}

test('all of 5 header and 30 menu entries can be pressed on the smallest phone', async ({
  page,
  request,
}) => {
  const icon = ['M4 4h16v16H4z'];
  const gateway = await gatewayWithNext({
    header: ['profile', 'calls', 'broken', 'sample', 'nowhere'].map((name, order) => ({
      label: `Icon of ${name}`,
      to: name === 'nowhere' ? 'hotel' : `fixture/${name}`,
      icon,
      order: order / 10,
    })),
    menu: Array.from({ length: 30 }, (_, number) => ({
      label: `Entry ${number + 1}`,
      to: `dining/number-${number + 1}`,
    })),
  });
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), gateway.url);
    await gateway.setChannel({ current: NEXT });
    await page.goto(`${gateway.url}/grand-plaza/dashboard/hotel`);
    await expect(banner(page).getByRole('link', { name: 'Icon of calls' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: /^Icon of/ })).toHaveCount(3);
    expect(await page.evaluate(sizeErrors)).toEqual([]);

    await openUserMenu(page);
    const menu = page.locator(`#${await menuButton(page).getAttribute('aria-controls')}`);
    for (const name of ['sample', 'nowhere'])
      await expect(menu.getByRole('link', { name: `Icon of ${name}` })).toBeVisible();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'ends above the edge').toBeLessThan(640);
    expect(await page.evaluate(sizeErrors)).toEqual([]);
    await menu.getByRole('link', { name: 'Entry 29' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Entry 30' })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Entry 30' }).click();
    await expect(page).toHaveURL(/dining\/number-30$/);
  } finally {
    await gateway.stop();
  }
});
