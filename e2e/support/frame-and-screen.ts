import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FRAME_ELEMENT, LATE_ELEMENT } from '@foyer/shared/contracts/page';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { living } from './document.ts';
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
  const anew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(': drawn-anew')) anew.push(page.url());
  });
  return anew;
}

/** Waits for the pictures that a guest would see, and hides what only this device knows. */
async function settlePictures(page: Page, brought: Locator[]): Promise<void> {
  // Those inside drawings are asked for once the page has painted.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('image')].every((image) => image.hasAttribute('href')),
  );
  await page.evaluate(() => {
    // Further down they load when a guest comes near; one that is broken is never there.
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top <= innerHeight,
    );
    const drawn = document.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>(
      'image',
    );
    return Promise.allSettled([...seen, ...drawn].map((image) => image.decode()));
  });
  await [...ofThisDevice(page), ...brought]
    .reduce((all, one) => all.or(one))
    .evaluateAll((elements) => {
      for (const { style } of elements as HTMLElement[]) style.visibility = 'hidden';
    });
}

/** Takes out of lines that are compared what only this device knows: values, 'Good morning, Amelia'. */
async function clearLines(page: Page): Promise<void> {
  await page.getByRole('textbox').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) field.value = '';
  });
  await page
    .getByRole('heading', { name: /^Good (?:morning|afternoon|evening),/ })
    .evaluateAll((greetings) => {
      for (const greeting of greetings)
        greeting.textContent = greeting.textContent?.split(',', 1)[0] ?? '';
    });
}

/** Whether a page has a frame; and if it has, that nobody can tell one from the other. */
export async function compareFrame(
  page: Page,
  { address, brought = () => [], wait = (_, work) => work }: Compared,
  testInfo: TestInfo,
): Promise<boolean> {
  const sendCode = await hold(page, CODE);
  const sendData = await hold(page, DATA);
  const answer = await page.goto(address, { waitUntil: 'commit' });
  if ((await answer?.text())?.includes(`id="${FRAME_ELEMENT}">null`)) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return false;
  }
  const shifts: { sum: number; moved: string[] }[] = [];
  const noteShifts = async () => shifts.push(await wait(page, shiftOf(page)));
  const picture = async () => {
    await wait(page, settlePictures(page, brought(page)));
    return page.screenshot({ animations: 'disabled' });
  };

  await noteShifts();
  // A picture takes animations to their ends, and what comes after twenty seconds with them.
  await page
    .locator(`#${LATE_ELEMENT}`)
    .evaluate((late) => late.style.setProperty('display', 'none', 'important'));
  // The browser does this by itself once no stylesheet is on its way.
  await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
  const frame = await picture();
  await page.evaluate(() => {
    Object.assign(globalThis, { painted: document.querySelector('main') });
  });
  sendCode();
  await wait(page, expect(living(page)).toBeVisible());
  await noteShifts();
  await clearLines(page);
  const screen = await picture();
  if (!screen.equals(frame)) {
    const name = `${address.replaceAll(/\W+/g, '-')}.png`;
    await mkdir(dirname(testInfo.snapshotPath(name)), { recursive: true });
    await writeFile(testInfo.snapshotPath(name), frame);
    const same = { threshold: 0.03, maxDiffPixelRatio: 0 };
    expect.soft(screen, `${address}: frame and screen`).toMatchSnapshot(name, same);
  }
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'painted')?.isConnected);
  expect.soft(kept, `${address}: React keeps what the gateway painted`).toBe(true);
  sendData();
  await wait(page, expect(page.locator('main [aria-busy="true"]')).toHaveCount(0));
  await noteShifts();
  for (const { sum, moved } of shifts)
    expect.soft(Number(sum.toFixed(3)), `${address} shifts:\n${moved.join('\n')}`).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return true;
}
