import { breakFiles, missing, releaseFiles } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-23 the shell itself does not come: the page says so after a while, and Reload heals', async ({
  page,
}) => {
  const heal = await breakFiles(page, releaseFiles('shell', '*', '**/*.js'), missing);
  await page.goto('/grand-plaza/login');
  const words = page.getByText('This takes longer than usual.');
  await expect(words).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(words).toBeVisible();
  await heal();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-23 the page says what it needs, and its links lead on', async ({ page }) => {
    await page.goto('/seaside-inn/login');
    // By selector: Playwright's text locators pass noscript by.
    const words = page.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toHaveText('Please turn on JavaScript to use this app.');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });
});
