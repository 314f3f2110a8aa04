import { FRAME_ELEMENT, type InlinedFrame, LATE_ELEMENT } from '@foyer/shared/contracts/page';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    documentMark?: string;
  }
}

/** Marks the document that is open; the returned check fails once it has been reloaded or left. */
export async function sameDocument(page: Page): Promise<() => Promise<void>> {
  const mark = crypto.randomUUID();
  await page.evaluate((value) => {
    window.documentMark = value;
  }, mark);
  return async () => expect(await page.evaluate(() => window.documentMark)).toBe(mark);
}

/**
 * The page once its code has taken over what the gateway painted. Until the document is read to its
 * end, the element that the code takes away may still be to come.
 */
export function living(page: Page): Locator {
  return page.locator(`body:has(#${FRAME_ELEMENT}):not(:has(#${LATE_ELEMENT}))`);
}

/**
 * Opens an address and waits until the page is hydrated. A press waits for that by itself; what is
 * hovered, focused or dispatched before is lost, a link leads to another document, and a reload
 * forgets what was typed.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(living(page)).toBeVisible();
}

/** A custom property of the page's root, as the theme set it. */
export function rootVariable(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
}

/** What the page that is open says of its frame; null for one without. */
export async function frameOf(page: Page): Promise<InlinedFrame> {
  return JSON.parse((await page.locator(`#${FRAME_ELEMENT}`).textContent()) ?? 'null');
}

/** Goes to an address of the app as a link does, without another document. Runs in the page. */
export function pushAddress(address: string): void {
  const idx = history.state.idx + 1;
  history.pushState({ idx, key: `k${idx}` }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** The same in Playwright's page. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(pushAddress, address);
}
