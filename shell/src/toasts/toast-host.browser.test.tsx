import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

const hotel = await openHotelPage(
  {
    name: 'mfe-any',
    mounts: [{ path: 'any', area: 'public', screen: 'any' }],
    menu: [],
  },
  {
    any: async () => {
      const { ToastHost } = await import('./toast-host.tsx');
      const Any = () => (
        <main>
          <ToastHost />
          <header style={{ height: 'var(--header-h)' }}>
            <nav aria-label="Hotel" />
          </header>
          <h1>Your stay</h1>
          <dialog aria-label="Sheet">
            <button type="button">Close</button>
          </dialog>
        </main>
      );
      return { Component: Any };
    },
  },
);
const { session, toasts } = await import('@foyer/shared/runtime');

const PHONE = [390, 844] as const;
const all = () => document.querySelectorAll('[data-in]');
const toastWith = (message: string) => page.getByText(message, { exact: true });
/** Returns the height that pages reserve for toasts. */
const strip = () => getComputedStyle(document.documentElement).getPropertyValue('--strip');
/** Returns the text of the topmost element in the middle of this toast. */
const onTop = (message: string) => {
  const { x, y, width, height } = toastWith(message).element().getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
};
/** Returns the animation that times the toast. */
const lifeOf = (message: string) =>
  toastWith(message)
    .element()
    .closest('[data-in]')
    ?.getAnimations({ subtree: true })
    .find(({ effect }) => effect?.getComputedTiming().duration === 5_000);

async function openPage(): Promise<void> {
  await hotel.open('any', await hotel.guest('Amelia Hart'));
  await expect.element(page.getByRole('heading')).toBeVisible();
}

afterEach(() => page.viewport(...PHONE));

test('SHELL-46 on a phone, reserves a strip as high as the toasts while any is shown', async () => {
  await openPage();
  expect(strip()).toBe('0px');
  // Set on the root, it would make the browser recalculate the whole page.
  expect(document.documentElement.style.getPropertyValue('--toasts-h')).toBe('');
  toasts.success('Wifi password copied');
  await expect.element(toastWith('Wifi password copied')).toBeVisible();
  const place = document.querySelector('[popover]');
  await expect.poll(strip).toBe(`${place?.clientHeight}px`);
  expect(place?.getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: PHONE[0] });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => all().length).toBe(0);
  await expect.poll(strip).toBe('0px');
});

test('CONST-01 SHELL-99 from 720 px, toasts float at the top right, light, for 5000 ms, and the page does not move', async () => {
  await page.viewport(1280, 800);
  await openPage();
  toasts.success('Wifi password copied');
  await expect.element(toastWith('Wifi password copied')).toBeVisible();
  const box = all()[0]?.getBoundingClientRect();
  expect(box?.right).toBe(1280 - 24);
  // A header at the top of the page ends at its height. The toast slides down to its place.
  const headerEnd = document.querySelector('header')?.clientHeight ?? 0;
  await expect.poll(() => all()[0]?.getBoundingClientRect().top).toBe(headerEnd + 12);
  expect(strip()).toBe('0px');
  const backgrounds = [...(all()[0]?.querySelectorAll('*') ?? []), ...all()]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
  expect(backgrounds).toContain('rgb(255, 255, 255)');
  await expect.poll(() => lifeOf('Wifi password copied')?.playState).toBe('running');
  lifeOf('Wifi password copied')?.finish();
  await expect.poll(() => all().length).toBe(0);
});

test('SHELL-47 a newer toast covers the older ones, whose timers continue', async () => {
  await openPage();
  for (const message of ['One', 'Two, which takes two lines. '.repeat(3), 'Three'])
    toasts.error(message);
  await expect.poll(() => all().length).toBe(3);
  await expect.poll(() => onTop('Three')).toBe('Three');
  expect(page.getByRole('button', { name: 'Dismiss' }).elements()).toHaveLength(1);
  const boxes = () => [...all()].map((toast) => JSON.stringify(toast.getBoundingClientRect()));
  await expect
    .poll(() => new Set(boxes()).size, { message: 'all toasts have the same box' })
    .toBe(1);
  await expect.poll(() => lifeOf('One')?.playState).toBe('running');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => all().length).toBe(2);
  lifeOf('One')?.finish();
  await expect.poll(() => toastWith('One').query()).toBeNull();
  expect(all()).toHaveLength(1);
});

test('SHELL-123 a repeated message moves its one toast to the top', async () => {
  await openPage();
  toasts.error('One');
  toasts.error('Two');
  await expect.poll(() => all().length).toBe(2);
  toasts.error('One');
  await expect.poll(() => onTop('One')).toBe('One');
  expect(all()).toHaveLength(2);
});

test('SHELL-48 logout clears the toasts, but a refused token does not', async () => {
  const amelia = await hotel.guest('Amelia Hart');
  await hotel.open('any', amelia);
  toasts.error('Unauthenticated.');
  await expect.element(toastWith('Unauthenticated.')).toBeVisible();
  session.signOut('refused');
  session.signIn(amelia.user, amelia.token);
  toasts.success('Checked In successfully.');
  await expect.element(toastWith('Checked In successfully.')).toBeVisible();
  // A toast stays in the document while it animates out.
  expect(document.querySelectorAll('[data-in="true"]')).toHaveLength(2);
  session.signOut();
  await expect.poll(() => all().length).toBe(0);
});

test('SHELL-99 a toast stays above a dialog that opens later, without restarting its timer', async () => {
  await openPage();
  toasts.success('Said before');
  await expect.element(toastWith('Said before')).toBeVisible();
  await expect.poll(() => lifeOf('Said before')?.playState).toBe('running');
  const life = lifeOf('Said before');
  // The last opened is on top. `elementFromPoint` ignores inert elements.
  const shownAgain = new Promise((done) =>
    document.querySelector('[popover]')?.addEventListener('toggle', done, { once: true }),
  );
  document.querySelector('dialog')?.showModal();
  await shownAgain;
  expect(lifeOf('Said before')).toBe(life);
  expect(life?.playState).toBe('running');
  document.querySelector('dialog')?.close();
});

test('SHELL-52 in forced colours a toast has an edge', async () => {
  const features = [{ name: 'forced-colors', value: 'active' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await openPage();
  toasts.success('Wifi password copied');
  await expect.poll(() => all().length).toBe(1);
  const { borderTopStyle, borderTopWidth } = getComputedStyle(all()[0] as Element);
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('SHELL-49 with reduced motion, toasts do not slide', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await openPage();
  toasts.success('Wifi password copied');
  await expect.poll(() => all().length).toBe(1);
  const moved = all()[0]
    ?.getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    .filter(({ translate }) => translate && !/^(none|0px( 0px)?)$/.test(String(translate)));
  expect(moved).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
