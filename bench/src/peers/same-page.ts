import type { Browser, Page } from 'playwright';
import { type Visit, withFreshPage } from '../browser.ts';
import { untilPainted } from '../load.ts';
import type { Profile } from '../profiles.ts';
import type { App, Guest } from '../site.ts';

/** What stays for so long has settled; in ms. */
const STEADY_MS = 1_000;
const SETTLE_LIMIT_MS = 20_000;
const UNSLOWED: Profile = {
  name: 'not slowed',
  latency: 0,
  down: 1_000,
  up: 1_000,
  cpuSlowdown: 1,
};

/** What an element is to whoever looks at it or reads it; class names are each build's own. */
const TOLD = [
  ...['id', 'type', 'name', 'role', 'href', 'src', 'srcset', 'sizes', 'loading', 'fetchpriority'],
  ...['alt', 'd', 'dir', 'autocomplete', 'inputmode', 'aria-label', 'aria-hidden', 'hidden'],
];

/** Every element of the page with its place, in order. */
function elements(page: Page): Promise<string[]> {
  return page.evaluate((told) => {
    const roots = [...document.querySelectorAll('body header, main')];
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        element.localName,
        ...told.flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : `${name}=${value}`;
        }),
        JSON.stringify(own.map((node) => node.nodeValue).join('')),
        [x, y, width, height].map(Math.round),
      ].join(' ');
    });
  }, TOLD);
}

/** Throws where the page at `path` is not made of the same elements at the same places in both apps. */
export async function isSamePage(
  browser: Browser,
  [one, other]: [App, App],
  path: string,
  guest: Guest | undefined,
): Promise<void> {
  const ones = await settled({ browser, app: one, profile: UNSLOWED, guest }, path);
  const others = await settled({ browser, app: other, profile: UNSLOWED, guest }, path);
  const at = ones.findIndex((element, index) => element !== others[index]);
  if (at < 0 && ones.length === others.length) return;
  const first = at < 0 ? ones.length : at;
  const told = [one, other].map(
    ({ name }, index) => `  ${name}: ${[ones, others][index]?.[first]}`,
  );
  throw new Error([`${path} differs:`, ...told].join('\n'));
}

/** The page's elements once none is awaited any more and they stay as they are. */
function settled(visit: Visit, path: string): Promise<string[]> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + path, { waitUntil: 'networkidle' });
    await untilPainted(page);
    await page.evaluate(() => document.fonts.ready);
    let found: string[] = [];
    for (const end = Date.now() + SETTLE_LIMIT_MS; Date.now() < end; ) {
      const before = found;
      await page.waitForTimeout(STEADY_MS);
      found = await elements(page);
      const busy = await page.locator('main [aria-busy="true"]').count();
      if (busy === 0 && JSON.stringify(found) === JSON.stringify(before)) return found;
    }
    throw new Error(`${page.url()} does not settle.`);
  });
}
