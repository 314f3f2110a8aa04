import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import type { App } from '../site.ts';

const GUEST = { email: 'guest@grand-plaza.test', password: 'Welcome123' };
/** The provider's message for a wrong password. */
const REFUSAL = 'The email or password is incorrect.';
const PHONE = { viewport: { width: 390, height: 844 } };

async function submit(page: Page, { email, password }: typeof GUEST): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function waitForHome(page: Page, url: string): Promise<void> {
  await page.waitForURL(url + HOME);
  await page.getByRole('heading', { name: 'Welcome to Grand Plaza' }).waitFor();
  await page.getByRole('heading', { level: 1, name: /^Good .*\bAmelia\b/ }).waitFor();
}

/**
 * Tests the login of `app`. Checks heading and fields, the provider's message for a wrong password, and
 * hotel home after the right one, also after a reload. Throws if a step fails.
 */
export async function testLogin(browser: Browser, { name, url }: App): Promise<void> {
  const context = await browser.newContext(PHONE);
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url + LOGIN, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    const password = page.getByLabel('Password', { exact: true });
    assert.equal(await password.getAttribute('type'), 'password');

    await submit(page, { ...GUEST, password: 'Wrong1234' });
    await page.getByRole('alert').getByText(REFUSAL, { exact: true }).waitFor();
    assert.equal(page.url(), url + LOGIN, 'A refused guest has left the login.');
    assert.equal(await password.inputValue(), 'Wrong1234', 'The typed password is gone.');

    await submit(page, GUEST);
    await waitForHome(page, url);
    await page.reload();
    await waitForHome(page, url);
    assert.deepEqual(errors, []);
  } catch (error) {
    throw new Error(`${name} does not pass the login test: ${error}`, { cause: error });
  } finally {
    await context.close();
  }
}
