import type { Page } from '@playwright/test';
import { openWithoutCode, replaceSession, replayNotice } from '../support/before-hydration.ts';
import { hydratedPage } from '../support/document.ts';
import { createSignedInGuest, type SignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

/** Tests which guest owns input and presses before hydration. */

const composer = (page: Page) => page.getByPlaceholder('Write your message...');
const sent = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByText('A secret');

/** Writes into the chat and presses Send before its code; the result releases the code. */
async function sendBeforeHydration(page: Page, guest: SignedInGuest): Promise<() => void> {
  await storeSession(page, guest);
  const sendCode = await openWithoutCode(page, '/grand-plaza/dashboard/chat');
  await composer(page).fill('A secret');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(replayNotice(page)).toBeVisible();
  return sendCode;
}

test('SHELL-107 SHELL-110 discards input and presses before hydration if the guest changes, and presses if the page is left', async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  const other = await createSignedInGuest(request, 'grand-plaza', 'Noor Aziz');

  await test.step('another guest is signed in when the code arrives', async () => {
    const sendCode = await sendBeforeHydration(page, guest);
    await replaceSession(page, other);
    sendCode();
    await expect(hydratedPage(page)).toBeVisible();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await expect(replayNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(sent(page), 'not sent later').toHaveCount(0);
    await expect(composer(page), 'not kept either').toHaveValue('');
  });
  await test.step('another tab signs another guest in before the code arrives', async () => {
    const sendCode = await sendBeforeHydration(page, guest);
    await replaceSession(page, other);
    // The browser dispatches this event in every other tab.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await expect(composer(page)).toHaveValue('');
    await expect(replayNotice(page)).toBeHidden();
    await composer(page).fill('From Noor');
    sendCode();
    await expect(hydratedPage(page)).toBeVisible();
    await expect(composer(page)).toHaveValue('From Noor');
  });
  await test.step('the page comes back from the back/forward cache', async () => {
    const sendCode = await sendBeforeHydration(page, guest);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(replayNotice(page)).toBeHidden();
    sendCode();
    await expect(hydratedPage(page)).toBeVisible();
    await expect(page.getByText('How can we help?')).toBeVisible();
    await expect(composer(page)).toHaveValue('A secret');
    await expect(sent(page)).toHaveCount(0);
  });
});
