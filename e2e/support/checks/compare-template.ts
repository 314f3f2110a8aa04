import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LOADING_NOTICE_ELEMENT, TEMPLATE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { hydratedPage } from '../document.ts';
import { hold } from '../network/calls.ts';
import { expect } from '../test.ts';
import { blockFonts, layoutShiftOf } from './shifts.ts';

export type ComparedPage = {
  address: string;
  /** Locates content that the link's state brings, and content that moves with it. */
  fromLink?: ((page: Page) => Locator[]) | undefined;
  /** Lets work in the page finish, for example by running the clock. */
  wait?: <Result>(page: Page, work: Promise<Result>) => Promise<Result>;
};

/** Responses of the provider, except pictures. */
const DATA = /\/api\/(?!media\/)/;
const CODE = /\.(?:js|css)$/;

/** Locates content that depends on this device and has reserved space in the template. */
const deviceDependent = (page: Page) => [
  // The initial of the guest's name, badges, and the button of a strip that overflows.
  page.locator('header [aria-expanded] > *, header a svg ~ *'),
  page.locator('nav[aria-label="Quick info"] button, [role="tablist"] ~ button'),
  page.getByRole('button', { name: 'Read more' }),
  page.getByText(/^(?:We sent a 4-digit code|No mail yet|Resend OTP IN|Taking you to Sign In)/),
  page.getByText(/^(?:Check-in from \d|Your name, email|Hotel Admin, )/),
];

/** Prepares later pages for comparison. Returns the addresses with hydration recovery. */
export async function watchHydrationRecoveries(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await blockFonts(page);
  const recoveries: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(': hydration-recovery')) recoveries.push(page.url());
  });
  return recoveries;
}

/** Waits for the visible pictures and hides device-dependent content. */
async function preparePictures(page: Page, fromLink: Locator[]): Promise<void> {
  // The page requests pictures inside SVGs after the first paint.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('image')].every((image) => image.hasAttribute('href')),
  );
  await page.evaluate(() => {
    // Pictures further down load when the guest scrolls near them; a broken one never loads.
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top <= innerHeight,
    );
    const svgImages = document.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>(
      'image',
    );
    return Promise.allSettled([...seen, ...svgImages].map((image) => image.decode()));
  });
  await [...deviceDependent(page), ...fromLink]
    .reduce((all, one) => all.or(one))
    .evaluateAll((elements) => {
      for (const { style } of elements as HTMLElement[]) style.visibility = 'hidden';
    });
}

/** Removes device-dependent text: field values and the name in the greeting. */
async function removeDeviceTexts(page: Page): Promise<void> {
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

/** Returns whether a page has a template, and checks that it equals the hydrated screen. */
export async function compareTemplate(
  page: Page,
  { address, fromLink = () => [], wait = (_, work) => work }: ComparedPage,
  testInfo: TestInfo,
): Promise<boolean> {
  const sendCode = await hold(page, CODE);
  const sendData = await hold(page, DATA);
  const response = await page.goto(address, { waitUntil: 'commit' });
  if ((await response?.text())?.includes(`id="${TEMPLATE_ELEMENT}">null`)) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return false;
  }
  const shifts: { sum: number; moved: string[] }[] = [];
  const noteShifts = async () => shifts.push(await wait(page, layoutShiftOf(page)));
  const picture = async () => {
    await wait(page, preparePictures(page, fromLink(page)));
    return page.screenshot({ animations: 'disabled' });
  };

  await noteShifts();
  // A screenshot finishes animations, which would show the notice for slow pages.
  await page
    .locator(`#${LOADING_NOTICE_ELEMENT}`)
    .evaluate((notice) => notice.style.setProperty('display', 'none', 'important'));
  // The browser does this itself only once no stylesheet is loading.
  await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
  const templatePicture = await picture();
  await page.evaluate(() => {
    Object.assign(globalThis, { initialMain: document.querySelector('main') });
  });
  sendCode();
  await wait(page, expect(hydratedPage(page)).toBeVisible());
  await noteShifts();
  await removeDeviceTexts(page);
  const screenPicture = await picture();
  if (!screenPicture.equals(templatePicture)) {
    const name = `${address.replaceAll(/\W+/g, '-')}.png`;
    await mkdir(dirname(testInfo.snapshotPath(name)), { recursive: true });
    await writeFile(testInfo.snapshotPath(name), templatePicture);
    const same = { threshold: 0.03, maxDiffPixelRatio: 0 };
    expect.soft(screenPicture, `${address}: template and screen`).toMatchSnapshot(name, same);
  }
  const isConnected = await page.evaluate(
    () => Reflect.get(globalThis, 'initialMain')?.isConnected,
  );
  expect.soft(isConnected, `${address}: React keeps the elements of the template`).toBe(true);
  sendData();
  await wait(page, expect(page.locator('main [aria-busy="true"]')).toHaveCount(0));
  await noteShifts();
  for (const { sum, moved } of shifts)
    expect.soft(Number(sum.toFixed(3)), `${address} shifts:\n${moved.join('\n')}`).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return true;
}
