import {
  type InlinedTemplate,
  LOADING_NOTICE_ELEMENT,
  TEMPLATE_ELEMENT,
} from '@foyer/shared/contracts/page.ts';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    documentMark?: string;
  }
}

/** Marks the open document; the returned check fails after a reload or another document. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  const mark = crypto.randomUUID();
  await page.evaluate((value) => {
    window.documentMark = value;
  }, mark);
  return async () => expect(await page.evaluate(() => window.documentMark)).toBe(mark);
}

/**
 * Locates the page after hydration, which removes the loading notice. The template's element comes
 * after the notice in the document, so its presence shows that the notice was parsed.
 */
export function hydratedPage(page: Page): Locator {
  return page.locator(`body:has(#${TEMPLATE_ELEMENT}):not(:has(#${LOADING_NOTICE_ELEMENT}))`);
}

/**
 * Opens an address and waits until the page is hydrated. Presses are replayed after hydration, but
 * earlier hovers, focus changes and dispatched events are lost, a link loads another document, and a
 * reload loses input.
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(hydratedPage(page)).toBeVisible();
}

/** Returns a custom property of the page's root, as set by the theme. */
export function rootVariable(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
}

/** Returns the inlined description of the open page's template; null without a template. */
export async function inlinedTemplateOf(page: Page): Promise<InlinedTemplate> {
  return JSON.parse((await page.locator(`#${TEMPLATE_ELEMENT}`).textContent()) ?? 'null');
}

/** Navigates like a link of the app, without another document. Runs in the page. */
export function pushAddress(address: string): void {
  const idx = history.state.idx + 1;
  history.pushState({ idx, key: `k${idx}` }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Runs `pushAddress` in a page. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(pushAddress, address);
}
