import type { Page } from '@playwright/test';
import { runWhile, stopClock } from '../support/clock.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { BRANDS, MOVING_ON, type Screen, SIGNED_IN, SIGNED_OUT } from '../support/screens.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Sum of all shifts that no guest caused. */
const MOST_SHIFT = 0.02;

/** Everything that is wrong with the sizes on the page, one line each. Runs in the page. */
function sizeFaults(): string[] {
  const TARGET_PX = 44;
  const SMALLEST_TYPE_PX = 16;
  const faults: string[] = [];
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${words.trim().slice(0, 40)}"`;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (right > clientWidth + 1 || left < -1) && shown(element) && !scrolls(element))
      faults.push(`${name(element)} stands outside the window (${left} to ${right})`);
  }

  // A link in running text is as high as its line.
  const inText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === 3 && node.textContent?.trim(),
    );
  const reaches = (element: Element, x: number, y: number) =>
    element.contains(document.elementFromPoint(x, y));
  for (const element of document.querySelectorAll('a[href], button, [role="tab"], summary')) {
    if (!shown(element) || inText(element) || element.closest('[inert]')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width >= TARGET_PX - 0.5 && height >= TARGET_PX - 0.5) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const half = TARGET_PX / 2 - 1;
    // The area that answers to a finger may be larger than what is drawn.
    const large =
      (box.height >= TARGET_PX - 0.5 ||
        (reaches(element, x, y - half) && reaches(element, x, y + half))) &&
      (box.width >= TARGET_PX - 0.5 ||
        (reaches(element, x - half, y) && reaches(element, x + half, y)));
    if (!large) faults.push(`${name(element)} is ${box.width} × ${box.height} px`);
  }

  for (const input of document.querySelectorAll('input, select, textarea')) {
    const size = Number.parseFloat(getComputedStyle(input).fontSize);
    if (shown(input) && size < SMALLEST_TYPE_PX) faults.push(`${name(input)} is set in ${size} px`);
  }
  return faults;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Layout shifts since the page was opened, without those that followed a touch or key. */
async function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntry[]) => shifts.push(...(entries as Shift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    note(observer.takeRecords());
    observer.disconnect();
    const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: unasked.reduce((sum, { value }) => sum + value, 0),
      moved: unasked.flatMap(({ value, sources }) =>
        sources.map(
          ({ node }) => `${value}: ${(node as Element | null)?.outerHTML?.slice(0, 120)}`,
        ),
      ),
    };
  });
}

async function measure(
  page: Page,
  screens: Screen[],
  slug: string,
  shifts = shiftOf,
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open(page, slug);
      const { sum, moved } = await shifts(page);
      const shift = `${screen.name} shifts:\n${moved.join('\n')}`;
      expect.soft(sum, shift).toBeLessThanOrEqual(MOST_SHIFT);
      expect.soft(await page.evaluate(sizeFaults), screen.name).toEqual([]);
    });
  }
}

for (const size of SIZES) {
  for (const slug of BRANDS) {
    test.describe(`${slug} at ${size.width} px`, () => {
      test.use({ viewport: size });

      test(`${slug} at ${size.width} px, signed out: nothing shifts, overflows or is too small to touch`, async ({
        page,
        errors,
      }) => {
        test.setTimeout(120_000);
        errors.allow(/integrity/);
        await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
        await measure(page, SIGNED_OUT, slug);
      });

      test(`${slug} at ${size.width} px, moving on: nothing shifts, overflows or is too small to touch`, async ({
        page,
      }) => {
        await stopClock(page);
        await measure(page, MOVING_ON, slug, (shown) => runWhile(shown, shiftOf(shown)));
      });

      test(`${slug} at ${size.width} px, signed in: nothing shifts, overflows or is too small to touch`, async ({
        page,
        request,
        errors,
      }) => {
        test.setTimeout(120_000);
        errors.allow(/integrity/);
        await enterAs(page, await guestOf(request, slug));
        await measure(page, SIGNED_IN, slug);
      });
    });
  }
}
