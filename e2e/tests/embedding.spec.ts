import { releaseBase } from '@foyer/releases/contracts';
import type { Response } from '@playwright/test';
import { GATEWAY_URL } from '../server/addresses.ts';
import { startStockHost } from '../stock-host/serve.ts';
import { submitLogin } from '../support/guests.ts';
import { CURRENT } from '../support/network/releases.ts';
import { expect, test } from '../support/test.ts';

const RELEASE = GATEWAY_URL + releaseBase('mfe-auth', CURRENT);

/** React's element marker, which every build of React and no other code contains. */
const REACT = 'react.transitional.element';

test('SHELL-33 a stock Module Federation 2 host renders a screen from its manifest, follows a link, loads lazy code and signs a guest in', async ({
  page,
  guest,
}) => {
  const host = await startStockHost();
  try {
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(`${host.url}/grand-plaza/login`);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

    const scripts = answers.filter((answer) => answer.request().resourceType() === 'script');
    const withReact = await Promise.all(
      scripts.map(async (answer) => (await answer.text()).includes(REACT) && answer.url()),
    );
    expect(answers.map((answer) => answer.url())).toContain(`${RELEASE}mf-manifest.json`);
    expect(scripts.filter((answer) => answer.url().startsWith(RELEASE))).not.toEqual([]);
    expect(withReact.filter(Boolean)).toEqual([expect.stringMatching(`^${host.url}/`)]);

    // The hotel's colour comes from the screen's style, white from the button's: both override the base.
    const submit = page.getByRole('button', { name: 'Continue' });
    await expect(submit).toHaveCSS('background-color', 'rgb(30, 74, 110)');
    await expect(submit).toHaveCSS('color', 'rgb(255, 255, 255)');

    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await page.getByRole('button', { name: /^Arrival Date/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Arrival Date' }).getByRole('grid');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await submitLogin(page, { ...guest, password: 'not the password' });
    await expect(page.getByRole('status')).toHaveText('The email or password is incorrect.');
    await submitLogin(page, guest);
    await expect(page.getByRole('heading')).toHaveText(`The host welcomes ${guest.name}`);
    await expect(page.getByRole('status')).toHaveText('Login successful!');
  } finally {
    await host.stop();
  }
});
