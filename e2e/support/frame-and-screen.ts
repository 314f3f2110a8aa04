import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LATE_ELEMENT } from '@foyer/shared/contracts/page';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { frameOf, living } from './document.ts';
import { shiftOf, withoutFonts } from './shifts.ts';
import { expect } from './test.ts';
import { hold } from './wire.ts';

export type Compared = {
  address: string;
  /** What of the screen comes with its link, or lies beside what does. */
  brought?: ((page: Page) => Locator[]) | undefined;
  /** Sees to it that work in the page ends. */
  wait?: <Result>(page: Page, work: Promise<Result>) => Promise<Result>;
};

/** What the provider answers, pictures apart. */
const DATA = /\/api\/(?!media\/)/;
const CODE = /\.(?:js|css)$/;
const WIDTH = /(?<=[?&]w=)\d+(?![\d,])/;

/** What only this device knows, in the room that is kept for it: who the guest is, and what fits. */
const ofThisDevice = (page: Page) => [
  // The first letter of a name, how much waits for the guest, and whether a line has more.
  page.locator('header [aria-expanded] > *, header a svg ~ *, [aria-label="Quick info"] ~ button'),
  page.getByRole('button', { name: 'Read more' }),
  page.getByText(/^(?:We sent a 4-digit code|No mail yet|Resend OTP IN|Taking you to Sign In)/),
  page.getByText(/^(?:Check-in from \d|Your name, email|Hotel Admin, )/),
];

/** Lets every page opened from now on be compared. Gives the addresses that React drew anew. */
export async function watchFrames(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutFonts(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { painted: document.querySelector('main') });
    });
  });
  // A browser now and then asks for a wider picture, before it knows how wide the window is.
  const widths = new Map<string, string>();
  await page.context().route(WIDTH, (route) => {
    const url = route.request().url();
    const picture = url.replace(WIDTH, '');
    if (!widths.has(picture)) widths.set(picture, url);
    return route.continue({ url: widths.get(picture) ?? url });
  });
  const anew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(': drawn-anew')) anew.push(page.url());
  });
  return anew;
}

/** The page as it looks once its pictures are there, apart from what only this device knows. */
async function pictureOf(page: Page, brought: Locator[]): Promise<Buffer> {
  // Further down they load when a guest comes near; one that is broken is never there.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .filter((image) => image.getBoundingClientRect().top <= innerHeight)
        .map((image) => image.decode()),
    ),
  );
  // Those inside drawings are asked for once the page has painted.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('image')].every((image) => image.hasAttribute('href')),
  );
  await page.evaluate(() => {
    const drawn = document.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>(
      'image',
    );
    return Promise.allSettled([...drawn].map((image) => image.decode()));
  });
  const hide = (elements: Element[]) => {
    for (const { style } of elements as HTMLElement[]) style.visibility = 'hidden';
  };
  for (const told of [...ofThisDevice(page), ...brought]) await told.evaluateAll(hide);
  // The same of what stands in a line that is compared: what was filled in, and 'Good morning, Amelia'.
  await page.getByRole('textbox').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) field.value = '';
  });
  await page
    .getByRole('heading', { name: /^Good (?:morning|afternoon|evening),/ })
    .evaluateAll((greetings) => {
      for (const greeting of greetings)
        greeting.textContent = greeting.textContent?.split(',', 1)[0] ?? '';
    });
  return page.screenshot({ animations: 'disabled' });
}

/** Whether a page has a frame; and if it has, that nobody can tell one from the other. */
export async function compareFrame(
  page: Page,
  { address, brought = () => [], wait = (_, work) => work }: Compared,
  testInfo: TestInfo,
): Promise<boolean> {
  await page.route(CODE, (route) => route.abort());
  await page.goto(address);
  const framed = (await frameOf(page)) !== null;
  // Said of code that does not come.
  await page.locator(`#${LATE_ELEMENT}`).evaluate((late) => late.remove());
  const frame = framed ? await pictureOf(page, brought(page)) : undefined;
  await page.unroute(CODE);
  if (!frame) return false;

  const release = await hold(page, DATA);
  await page.goto(address);
  await wait(page, expect(living(page)).toBeVisible());
  const screen = await wait(page, pictureOf(page, brought(page)));
  if (!screen.equals(frame)) {
    const name = `${address.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width}.png`;
    await mkdir(dirname(testInfo.snapshotPath(name)), { recursive: true });
    await writeFile(testInfo.snapshotPath(name), frame);
    const same = { threshold: 0.03, maxDiffPixelRatio: 0 };
    expect.soft(screen, `${address}: frame and screen`).toMatchSnapshot(name, same);
  }
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'painted')?.isConnected);
  expect.soft(kept, `${address}: React keeps what the gateway painted`).toBe(true);
  release();
  await wait(page, expect(page.locator('main [aria-busy="true"]')).toHaveCount(0));
  const { sum, moved } = await wait(page, shiftOf(page));
  expect.soft(Number(sum.toFixed(3)), `${address} shifts:\n${moved.join('\n')}`).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return true;
}
