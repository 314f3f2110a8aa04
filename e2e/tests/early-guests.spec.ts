import type { Page } from '@playwright/test';
import { living } from '../support/document.ts';
import { becomes, openBefore, promise } from '../support/early.ts';
import { enterAs, guestOf, type SignedInGuest } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

/** Whose it is what was typed and pressed before the code came. */

const composer = (page: Page) => page.getByPlaceholder('Write your message...');
const sent = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByText('A secret');

/** A guest has written into the chat and pressed Send, and its code is on its way. */
async function sendEarly(page: Page, guest: SignedInGuest): Promise<() => void> {
  await enterAs(page, guest);
  const come = await openBefore(page, '/grand-plaza/dashboard/chat');
  await composer(page).fill('A secret');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(promise(page)).toBeVisible();
  return come;
}

test('SHELL-56 SHELL-57 what one guest typed and pressed before the code is not another one’s; a press is forgotten with the page that was left', async ({
  page,
  request,
}) => {
  const guest = await guestOf(request, 'grand-plaza');
  const other = await guestOf(request, 'grand-plaza', 'Noor Aziz');

  await test.step('another guest is here when the code comes', async () => {
    const come = await sendEarly(page, guest);
    await becomes(page, other);
    come();
    await expect(living(page)).toBeVisible();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await expect(promise(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(sent(page), 'nor later').toHaveCount(0);
    await expect(composer(page), 'nor is it kept').toHaveValue('');
  });
  await test.step('another tab tells of another guest before', async () => {
    const come = await sendEarly(page, guest);
    await becomes(page, other);
    // As the browser tells every other tab.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await expect(composer(page)).toHaveValue('');
    await expect(promise(page)).toBeHidden();
    await composer(page).fill('From Noor');
    come();
    await expect(living(page)).toBeVisible();
    await expect(composer(page)).toHaveValue('From Noor');
  });
  await test.step('the page comes back from the back/forward cache', async () => {
    const come = await sendEarly(page, guest);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(promise(page)).toBeHidden();
    come();
    await expect(living(page)).toBeVisible();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(composer(page)).toHaveValue('A secret');
    await expect(sent(page)).toHaveCount(0);
  });
});
