import type { Page } from '@playwright/test';
import { openWithoutCode } from '../support/before-hydration.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import {
  HYDRATION_STEPS,
  type HydrationStep,
  TEXT_FIELDS,
  typeAtEachStep,
} from '../support/hydration-steps.ts';
import { requestsOf } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';

const DASHBOARD = '/grand-plaza/dashboard';

const initials = (steps: readonly string[]) => steps.map((step) => step.charAt(0)).join('');

/** Returns the letters typed up to a step, and those after it. */
function typedAround(step: HydrationStep): [string, string] {
  const end = HYDRATION_STEPS.indexOf(step) + 1;
  return [initials(HYDRATION_STEPS.slice(0, end)), initials(HYDRATION_STEPS.slice(end))];
}

/** Opens a page and types at each step of its hydration. */
async function openAndType(page: Page, path: string, sendAt?: HydrationStep): Promise<void> {
  // The previous page may still navigate.
  await page.goto('about:blank');
  const sendCode = await openWithoutCode(page, path);
  await expect(page.locator('#foyer-template')).toBeAttached();
  await page.evaluate(typeAtEachStep, { textFields: TEXT_FIELDS, ...(sendAt && { sendAt }) });
  sendCode();
  await expect.poll(() => page.evaluate(() => window.typedSteps)).toEqual([...HYDRATION_STEPS]);
}

/** Expects the text in every text field. */
async function expectTyped(page: Page, count: number): Promise<void> {
  const fields = page.locator(TEXT_FIELDS);
  await expect(fields).toHaveCount(count);
  for (const field of await fields.all())
    await expect(field).toHaveValue(initials(HYDRATION_STEPS));
}

for (const [path, count] of [
  ['login', 2],
  ['signup', 4],
  ['forgot-password', 1],
  ['reset-password', 2],
] as const)
  test(`SHELL-127 ${path} keeps text typed at each step of hydration`, async ({ page }) => {
    await openAndType(page, `/grand-plaza/${path}`);
    await expectTyped(page, count);
  });

for (const [path, count] of [
  ['hotel/check-in', 2],
  ['hotel/pre-arrival', 4],
  ['enquire', 3],
  ['messages/create', 2],
  ['chat', 1],
  ['search', 1],
] as const)
  test(`SHELL-127 ${path} keeps text typed at each step of hydration`, async ({
    page,
    request,
  }) => {
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
    await openAndType(page, `${DASHBOARD}/${path}`);
    await expectTyped(page, count);
  });

test('SHELL-127 a message is sent or stays at each step of hydration', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const calls = requestsOf(page, '/quick-chat/send');
  // The next page may repeat a message whose response it has not seen.
  const sent = () => [...new Set(calls.map((call) => call.postDataJSON().body))];
  const expected: string[] = [];
  for (const step of HYDRATION_STEPS)
    await test.step(step, async () => {
      await openAndType(page, `${DASHBOARD}/chat`, step);
      // Before React listens, Enter only starts a new line.
      const isSent = step !== 'painted' && step !== 'begun';
      const [before, after] = typedAround(step);
      await expect(page.getByRole('textbox')).toHaveValue(isSent ? after : before + after);
      if (isSent) expected.push(before);
      await expect.poll(sent).toEqual(expected);
    });
});

test('SHELL-127 a form sent at any step of hydration is sent once, with all text typed by then', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const calls = requestsOf(page, '/messages/send');
  for (const step of HYDRATION_STEPS)
    await test.step(step, async () => {
      calls.length = 0;
      await openAndType(page, `${DASHBOARD}/messages/create`, step);
      await expect(page).toHaveURL(`${DASHBOARD}/messages`);
      const message = calls[0]?.postDataJSON().message;
      expect(message.startsWith(typedAround(step)[0])).toBe(true);
      expect(calls).toHaveLength(1);
    });
});
