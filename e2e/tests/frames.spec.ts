import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Area } from '@foyer/shared/contracts/mount';
import { FRAME_ELEMENT, type InlinedFrame, LATE_ELEMENT } from '@foyer/shared/contracts/page';
import type { Page, TestInfo } from '@playwright/test';
import { living } from '../support/document.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { compositionOf, mountsIn, oneEach, pathOf } from '../support/mounts.ts';
import { BRANDS } from '../support/screens.ts';
import { passFontsBy, shiftOf } from '../support/shifts.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { newThread } from '../support/threads.ts';
import { hold } from '../support/wire.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** What only leads on, and screens of teams that draw none. */
const WITHOUT_FRAME = ['book-restaurant', 'sample', 'broken', 'calls'];
/**
 * What may differ, in parts of the window: a description with markup is its plain words at first, and
 * what details are of is not in their address.
 */
const DIFFERING: Record<string, number> = { profile: 0.05, details: 1 };
/** What the provider answers, pictures apart. */
const DATA = /\/api\/(?!media\/)/;
const CODE = /\.(?:js|css)$/;

/** What only this device knows, in the room that is kept for it: who the guest is, and what fits. */
const ofThisDevice = (page: Page) => [
  page.locator('header [aria-expanded], header a svg ~ *'),
  page.getByRole('heading', { name: /^Good (?:morning|afternoon|evening)/ }),
  page.locator('div:has(> :is(nav, [role="tablist"])[aria-label="Quick info"])'),
  page.getByRole('button', { name: 'Read more' }),
  page.getByRole('group', { name: /^Arrival Time/ }),
  page.getByText(/^(?:We sent a 4-digit code|No mail yet|Resend OTP IN|Taking you to Sign In)/),
  page.getByText(/^(?:Check-in from \d|Ask us anything about|Your name, email|Hotel Admin, )/),
  page.locator('main form').filter({ hasText: 'Name' }).getByRole('textbox'),
];

/** The page as it looks once its pictures are there. */
async function pictureOf(page: Page): Promise<Buffer> {
  // Further down they load when a guest comes near; one that is broken is never there.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .filter((image) => image.getBoundingClientRect().top <= innerHeight)
        .map((image) => image.decode()),
    ),
  );
  const hide = (elements: Element[]) => {
    for (const { style } of elements as HTMLElement[]) style.visibility = 'hidden';
  };
  for (const told of ofThisDevice(page)) await told.evaluateAll(hide);
  return page.screenshot({ animations: 'disabled' });
}

async function frameOf(page: Page): Promise<InlinedFrame> {
  return JSON.parse((await page.locator(`#${FRAME_ELEMENT}`).textContent()) ?? 'null');
}

/** Whether a screen has a frame; and if it has, that nobody can tell one from the other. */
async function compare(
  page: Page,
  { address, differing }: { address: string; differing: number },
  testInfo: TestInfo,
): Promise<boolean> {
  await page.route(CODE, (route) => route.abort());
  await page.goto(address);
  const framed = (await frameOf(page)) !== null;
  // Said of code that does not come.
  await page.locator(`#${LATE_ELEMENT}`).evaluate((late) => late.remove());
  const frame = framed ? await pictureOf(page) : undefined;
  await page.unroute(CODE);
  if (!frame) return false;

  const release = await hold(page, DATA);
  await page.goto(address);
  await expect(living(page)).toBeVisible();
  const screen = await pictureOf(page);
  const name = `${address.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width}.png`;
  await mkdir(dirname(testInfo.snapshotPath(name)), { recursive: true });
  await writeFile(testInfo.snapshotPath(name), frame);
  expect
    .soft(screen, `${address}: frame and screen`)
    .toMatchSnapshot(name, { threshold: 0.03, maxDiffPixelRatio: differing });
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'painted')?.isConnected);
  expect.soft(kept, `${address}: React keeps what the gateway painted`).toBe(true);
  release();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const { sum, moved } = await shiftOf(page);
  expect.soft(Number(sum.toFixed(3)), `${address} shifts:\n${moved.join('\n')}`).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return true;
}

/** What is told of screens that React drew anew instead of taking them over. */
function drawnAnew(page: Page): string[] {
  const anew: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(' was drawn anew ')) anew.push(message.text());
  });
  return anew;
}

test('SHELL-55 whatever the case of its address, home is taken over as home', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const anew = drawnAnew(page);
  await page.goto('/grand-plaza/dashboard/HOTEL');
  await expect(living(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back' })).toHaveCount(0);
  expect(anew).toEqual([]);
});

for (const viewport of SIZES) {
  for (const slug of BRANDS) {
    const place = `${slug} at ${viewport.width} px`;

    async function compareAll(
      page: Page,
      areas: readonly Area[],
      messageId: string,
      testInfo: TestInfo,
    ): Promise<void> {
      test.setTimeout(150_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Of what a font moves screens.spec.ts tells.
      await passFontsBy(page);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          Object.assign(globalThis, { painted: document.querySelector('main') });
        });
      });
      const anew = drawnAnew(page);
      await page.goto(`/${slug}/no-such-page`);
      const composition = await compositionOf(page);
      const without: string[] = [];
      const mounts = areas.flatMap((area) => mountsIn(composition, area));
      for (const mount of oneEach(mounts)) {
        const inside = mount.area === 'dashboard' ? 'dashboard/' : '';
        const path = inside + pathOf(mount).replace('messageId', messageId);
        await test.step(path, async () => {
          const differing = DIFFERING[mount.screen] ?? 0;
          const framed = await compare(page, { address: `/${slug}/${path}`, differing }, testInfo);
          if (!framed) without.push(mount.screen);
        });
      }
      expect(anew, 'screens that React drew anew').toEqual([]);
      expect(without.filter((screen) => !WITHOUT_FRAME.includes(screen))).toEqual([]);
    }

    test.describe(place, () => {
      test.use({ viewport, deviceScaleFactor: 1 });

      test(`SHELL-55 ${place}, signed out: what the gateway paints is the screen, to the pixel`, async ({
        page,
        errors,
      }, testInfo) => {
        errors.allow(/Failed to load/);
        // Where a guest comes to the steps of a new password from.
        await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
        await compareAll(page, ['guest-only', 'public'], '', testInfo);
      });

      test(`SHELL-55 ${place}, signed in: what the gateway paints is the screen, to the pixel`, async ({
        page,
        request,
        errors,
      }, testInfo) => {
        errors.allow(/Failed to load/);
        const guest = await guestOf(request, slug);
        await enterAs(page, guest);
        await compareAll(page, ['dashboard'], await newThread(request, guest), testInfo);
      });
    });
  }
}
