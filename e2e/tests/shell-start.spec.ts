import { openWithoutCode, replayNotice } from '../support/before-hydration.ts';
import { breakFiles, missing, releaseFiles } from '../support/network/releases.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-23 the page reports a shell that does not load after a while, and Reload recovers it', async ({
  page,
}) => {
  const heal = await breakFiles(page, releaseFiles('shell', '*', '**/*.js'), missing);
  await page.goto('/grand-plaza/login');
  const notice = page.getByText('This takes longer than usual.');
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(notice).toBeVisible();
  heal();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('SHELL-103 the page reports a shell that cannot start, removes the replay notice, and Reload recovers it', async ({
  page,
  errors,
}) => {
  errors.allow(/JSON/);
  const login = '**/grand-plaza/login';
  await page.route(login, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('id="foyer-composition">', '$&not JSON') });
  });
  const sendCode = await openWithoutCode(page, '/grand-plaza/login');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(replayNotice(page)).toBeVisible();
  sendCode();
  await expect(page.getByText('This page did not open. Reload it')).toBeVisible();
  await expect(replayNotice(page)).toHaveCount(0);
  await expect(page.locator('#foyer-loading-notice')).toHaveCount(0);
  await page.unroute(login);
  await page.getByRole('button', { name: 'Reload' }).tap();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-104 SHELL-71 the page asks for JavaScript and its links work; the splash does not count down, and a tap leads to the login', async ({
    page,
  }) => {
    await page.goto('/seaside-inn/login');
    // By selector: Playwright's text locators ignore noscript.
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText('Please turn on JavaScript to use this app.');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();

    await page.goto('/grand-plaza');
    await expect(page.locator('img[src*="/banner"]')).toBeVisible();
    const states = page.evaluate(() => {
      const countdown = document.querySelector('a span');
      return countdown?.getAnimations({ subtree: true }).map(({ playState }) => playState);
    });
    expect(await states).toEqual(['paused']);
    await page.mouse.click(100, 300);
    await expect(page).toHaveURL('/grand-plaza/login');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});
