import { chromium, type Page } from '@playwright/test';
import { openHydrated } from '../support/document.ts';
import { signIn } from '../support/guests.ts';
import { expect, severalTabs, test } from '../support/test.ts';

test.use(severalTabs);

/** Chromium's own question, as the page receives it; that it was asked is kept on the document. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = 'true';
      return { outcome: 'accepted' };
    };
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
}

test('APP-20 APP-21 Chromium finds each hotel fit to be installed, as an app of its own', async ({
  baseURL,
}) => {
  // Where nothing is kept, as in the tests' own tabs, Chromium installs nothing.
  await using profile = await chromium.launchPersistentContext('', severalTabs.launchOptions);
  const ids: (string | undefined)[] = [];
  for (const slug of ['grand-plaza', 'seaside-inn']) {
    const page = await profile.newPage();
    await page.goto(`${baseURL}/${slug}/login`);
    const browser = await profile.newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { manifest, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest?.icons).toHaveLength(3);
    ids.push(manifest?.id);
  }
  expect(ids).toEqual([`${baseURL}/grand-plaza`, `${baseURL}/seaside-inn`]);
});

test('APP-25 the second visit is offered the app', async ({ context, page, guest }) => {
  await signIn(page, guest);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('foyer_visited=1');
  await page.close();

  const tab = await context.newPage();
  await openHydrated(tab, '/grand-plaza/dashboard/hotel');
  await offerInstall(tab);
  const card = tab.getByRole('complementary', { name: 'Keep Grand Plaza at hand' });
  await card.getByRole('button', { name: 'Install' }).click();
  await expect(tab.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(card).toHaveCount(0);
});
