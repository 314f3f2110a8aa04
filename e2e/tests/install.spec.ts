import { chromium } from '@playwright/test';
import { expect, severalTabs, test } from '../support/test.ts';

test('APP-20 APP-21 Chromium can install each hotel as a separate app', async ({ baseURL }) => {
  // Chromium installs no apps from incognito contexts such as those of the tests.
  await using profile = await chromium.launchPersistentContext('', severalTabs.launchOptions);
  const [page = await profile.newPage()] = profile.pages();
  await page.goto(`${baseURL}/grand-plaza/login`);
  const browser = await profile.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { manifest, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest?.icons).toHaveLength(3);
  expect(manifest?.id).toBe(`${baseURL}/grand-plaza`);
});
