import type { Browser, Page } from 'playwright';
import { type Visit, withFreshPage } from '../browser.ts';
import { untilPainted } from '../load.ts';
import type { Profile } from '../profiles.ts';
import type { App, Guest } from '../site.ts';

/** The time without changes after which a page counts as stable, in ms. */
const STABLE_MS = 1_000;
const LIMIT_MS = 20_000;
const UNTHROTTLED: Profile = {
  name: 'not throttled',
  latency: 0,
  down: 1_000,
  up: 1_000,
  cpuSlowdown: 1,
};

/** The compared attributes; class names differ between the builds. */
const ATTRIBUTES = [
  ...['id', 'type', 'name', 'role', 'href', 'src', 'srcset', 'sizes', 'loading', 'fetchpriority'],
  ...['alt', 'd', 'dir', 'autocomplete', 'inputmode', 'aria-label', 'aria-hidden', 'hidden'],
];

/** Lists every element of the page with its position, in document order. */
function elements(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const roots = [...document.querySelectorAll('body header, main')];
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        element.localName,
        ...attributes.flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : `${name}=${value}`;
        }),
        JSON.stringify(own.map((node) => node.nodeValue).join('')),
        [x, y, width, height].map(Math.round),
      ].join(' ');
    });
  }, ATTRIBUTES);
}

/** Throws unless both apps' pages at `path` have the same elements at the same positions. */
export async function assertSamePage(
  browser: Browser,
  [one, other]: [App, App],
  path: string,
  guest: Guest | undefined,
): Promise<void> {
  const ones = await stableElements({ browser, app: one, profile: UNTHROTTLED, guest }, path);
  const others = await stableElements({ browser, app: other, profile: UNTHROTTLED, guest }, path);
  const at = ones.findIndex((element, index) => element !== others[index]);
  if (at < 0 && ones.length === others.length) return;
  const first = at < 0 ? ones.length : at;
  const lines = [one, other].map(
    ({ name }, index) => `  ${name}: ${[ones, others][index]?.[first]}`,
  );
  throw new Error([`${path} differs:`, ...lines].join('\n'));
}

/** Returns the page's elements once nothing is loading and they no longer change. */
function stableElements(visit: Visit, path: string): Promise<string[]> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + path, { waitUntil: 'networkidle' });
    await untilPainted(page);
    await page.evaluate(() => document.fonts.ready);
    let found: string[] = [];
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
      const before = found;
      await page.waitForTimeout(STABLE_MS);
      found = await elements(page);
      const busy = await page.locator('main [aria-busy="true"]').count();
      if (busy === 0 && JSON.stringify(found) === JSON.stringify(before)) return found;
    }
    throw new Error(`${page.url()} does not become stable.`);
  });
}
