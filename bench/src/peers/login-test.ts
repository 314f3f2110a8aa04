import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import type { App } from '../site.ts';

const GUEST = { email: 'guest@grand-plaza.test', password: 'Welcome123' };
/** What the provider says to a wrong password. */
const REFUSAL = 'The email or password is incorrect.';
const PHONE = { viewport: { width: 390, height: 844 } };

async function submit(page: Page, { email, password }: typeof GUEST): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function isHome(page: Page, url: string): Promise<void> {
  await page.waitForURL(url + HOME);
  await page.getByRole('heading', { name: 'Welcome to Grand Plaza' }).waitFor();
  await page.getByRole('heading', { level: 1, name: /^Good .*\bAmelia\b/ }).waitFor();
}

/**
 * What is measured must work: the login's heading and fields, a wrong password refused in the
 * provider's words, the right one leading to hotel home, where the guest still is after a reload.
 * Throws where `app` does not do that; the same for every app.
 */
export async function testLogin(browser: Browser, { name, url }: App): Promise<void> {
  const context = await browser.newContext(PHONE);
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(url + LOGIN, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    const password = page.getByLabel('Password', { exact: true });
    assert.equal(await password.getAttribute('type'), 'password');

    await submit(page, { ...GUEST, password: 'Wrong1234' });
    await page.getByRole('alert').getByText(REFUSAL, { exact: true }).waitFor();
    assert.equal(page.url(), url + LOGIN, 'A refused guest is not where they were.');
    assert.equal(await password.inputValue(), 'Wrong1234', 'What was typed is gone.');

    await submit(page, GUEST);
    await isHome(page, url);
    await page.reload();
    await isHome(page, url);
    assert.deepEqual(faults, []);
  } catch (error) {
    throw new Error(`${name} does not pass the login test: ${error}`, { cause: error });
  } finally {
    await context.close();
  }
}
