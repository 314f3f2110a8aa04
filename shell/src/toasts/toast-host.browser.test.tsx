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
          <label style={{ display: 'block', paddingBlock: 900 }}>
            Room <input />
          </label>
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

/** Waits until the toast is shown, and stops its timer, so that a slow test does not lose it. */
async function stopTimer(message: string): Promise<void> {
  await expect.poll(() => lifeOf(message)?.playState).toBe('running');
  lifeOf(message)?.pause();
}

async function openPage(): Promise<void> {
  await hotel.open('any', await hotel.guest('Amelia Hart'));
  await expect.element(page.getByRole('heading')).toBeVisible();
}

afterEach(() => page.viewport(...PHONE));

test('CONST-01 SHELL-46 on a phone, lies over the header, and nothing moves', async () => {
  await openPage();
  const tops = () =>
    [...document.querySelectorAll('header, h1')].map((one) => one.getBoundingClientRect().top);
  const before = tops();
  toasts.success('Wifi password copied');
  await expect.element(toastWith('Wifi password copied')).toBeVisible();
  const box = document.querySelector('[popover]')?.getBoundingClientRect();
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom;
  expect(box).toMatchObject({ top: 0, left: 0, width: PHONE[0], bottom: headerEnd });
  expect(tops()).toEqual(before);
});

test('SHELL-128 covers no heading and no focused field', async () => {
  await openPage();
  const field = page.getByRole('textbox', { name: 'Room' }).element() as HTMLElement;
  const endOf = (element: Element) => element.getBoundingClientRect().bottom;
  scrollTo({ top: endOf(page.getByRole('heading').element()) - 20, behavior: 'instant' });
  toasts.success('Said');
  await stopTimer('Said');
  const top = () => document.querySelector('[popover]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(top).toBeGreaterThan(endOf(page.getByRole('heading').element()));
  scrollTo({ top: scrollY + endOf(field) - 20, behavior: 'instant' });
  field.focus({ preventScroll: true });
  await expect.poll(top).toBeGreaterThan(endOf(field));
});

test('SHELL-129 closes at Escape, a dialog first, and by a swipe or its Close of 44 px', async () => {
  await openPage();
  const pressEscape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  toasts.success('One');
  await stopTimer('One');
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  pressEscape();
  dialog?.close();
  expect(document.querySelectorAll('[data-in="true"]')).toHaveLength(1);
  pressEscape();
  await expect.poll(() => all().length).toBe(0);

  toasts.success('Two');
  await stopTimer('Two');
  const close = page.getByRole('button', { name: 'Dismiss' });
  await expect.element(close).toBeVisible();
  const { width, height } = close.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  const swipe = (type: string, clientX: number) =>
    toastWith('Two')
      .element()
      .dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', clientX, clientY: 30, bubbles: true }),
      );
  swipe('pointerdown', 100);
  swipe('pointermove', 260);
  swipe('pointerup', 260);
  await expect.poll(() => all().length).toBe(0);
});

test('SHELL-130 shows two lines, and a press opens a longer text, which then stays', async () => {
  await openPage();
  const long = 'The kitchen is closed, the bar has soup until midnight. '.repeat(4).trim();
  toasts.error(long);
  const text = toastWith(long);
  await stopTimer(long);
  const lines = () => {
    const { clientHeight } = text.element();
    return Math.round(
      clientHeight / Number.parseFloat(getComputedStyle(text.element()).lineHeight),
    );
  };
  expect(lines()).toBe(2);
  const whole = page.getByRole('button', { name: 'Show the whole message' });
  await whole.click();
  await expect.element(whole).toHaveAttribute('aria-expanded', 'true');
  expect(lines()).toBeGreaterThan(4);
  expect(text.element().scrollHeight).toBe(text.element().clientHeight);
  await expect.poll(() => lifeOf(long)).toBeUndefined();
  await whole.click();
  await expect.poll(lines).toBe(2);
  toasts.success('Short');
  await stopTimer('Short');
  expect(whole.elements()).toHaveLength(0);
});

test('CONST-01 SHELL-99 from 720 px, toasts float at the top right, light, for 5000 ms, and the page does not move', async () => {
  await page.viewport(1280, 800);
  await openPage();
  const before = document.querySelector('h1')?.getBoundingClientRect().top;
  toasts.success('Wifi password copied');
  await expect.element(toastWith('Wifi password copied')).toBeVisible();
  const box = all()[0]?.getBoundingClientRect();
  expect(box?.right).toBe(1280 - 24);
  // A header at the top of the page ends at its height. The toast slides down to its place.
  const headerEnd = document.querySelector('header')?.clientHeight ?? 0;
  await expect.poll(() => all()[0]?.getBoundingClientRect().top).toBe(headerEnd + 12);
  expect(document.querySelector('h1')?.getBoundingClientRect().top).toBe(before);
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
