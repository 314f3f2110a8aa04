import { openHotelPage } from '@foyer/shared/testing/hotel-page';
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
const said = (words: string) => page.getByText(words, { exact: true });
/** The room that pages leave for it. */
const strip = () => getComputedStyle(document.documentElement).getPropertyValue('--strip');
/** What lies on top in the middle of the toast with these words. */
const onTop = (words: string) => {
  const { x, y, width, height } = said(words).element().getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
};
/** The animation by which a toast's life is counted. */
const lifeOf = (words: string) =>
  said(words)
    .element()
    .closest('[data-in]')
    ?.getAnimations({ subtree: true })
    .find(({ effect }) => effect?.getComputedTiming().duration === 5_000);

async function opened(): Promise<void> {
  await hotel.open('any', await hotel.guest('Amelia Hart'));
  await expect.element(page.getByRole('heading')).toBeVisible();
}

afterEach(() => page.viewport(...PHONE));

test('SHELL-46 on a phone toasts have a strip as high as they are, as long as there are any', async () => {
  await opened();
  expect(strip()).toBe('0px');
  // Said of the root, it would have the whole page drawn anew.
  expect(document.documentElement.style.getPropertyValue('--toasts-h')).toBe('');
  toasts.success('Wifi password copied');
  await expect.element(said('Wifi password copied')).toBeVisible();
  const place = document.querySelector('[popover]');
  await expect.poll(strip).toBe(`${place?.clientHeight}px`);
  expect(place?.getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: PHONE[0] });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => all().length).toBe(0);
  await expect.poll(strip).toBe('0px');
});

test('CONST-01 SHELL-46 from 720 px they float at the top right, light, for 5000 ms; the page stays', async () => {
  await page.viewport(1280, 800);
  await opened();
  toasts.success('Wifi password copied');
  await expect.element(said('Wifi password copied')).toBeVisible();
  const box = all()[0]?.getBoundingClientRect();
  expect(box?.right).toBe(1280 - 24);
  expect(box?.top).toBeLessThan(100);
  expect(strip()).toBe('0px');
  const grounds = [...(all()[0]?.querySelectorAll('*') ?? []), ...all()]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
  expect(grounds).toContain('rgb(255, 255, 255)');
  await expect.poll(() => lifeOf('Wifi password copied')?.playState).toBe('running');
  lifeOf('Wifi password copied')?.finish();
  await expect.poll(() => all().length).toBe(0);
});

test('SHELL-47 a newer toast covers the older ones, which live on below it', async () => {
  await opened();
  for (const words of ['One', 'Two, which takes two lines. '.repeat(3), 'Three'])
    toasts.error(words);
  await expect.poll(() => all().length).toBe(3);
  await expect.poll(() => onTop('Three')).toBe('Three');
  expect(page.getByRole('button', { name: 'Dismiss' }).elements()).toHaveLength(1);
  const boxes = () => [...all()].map((toast) => JSON.stringify(toast.getBoundingClientRect()));
  await expect
    .poll(() => new Set(boxes()).size, { message: 'none stands out below another' })
    .toBe(1);
  await expect.poll(() => lifeOf('One')?.playState).toBe('running');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => all().length).toBe(2);
  lifeOf('One')?.finish();
  await expect.poll(() => said('One').query()).toBeNull();
  expect(all()).toHaveLength(1);
});

test('SHELL-47 what is said again comes to the top, once', async () => {
  await opened();
  toasts.error('One');
  toasts.error('Two');
  await expect.poll(() => all().length).toBe(2);
  toasts.error('One');
  await expect.poll(() => onTop('One')).toBe('One');
  expect(all()).toHaveLength(2);
});

test('SHELL-48 logout clears the toasts, a refused token does not', async () => {
  const amelia = await hotel.guest('Amelia Hart');
  await hotel.open('any', amelia);
  toasts.error('Unauthenticated.');
  await expect.element(said('Unauthenticated.')).toBeVisible();
  session.signOut('refused');
  session.signIn(amelia.user, amelia.token);
  toasts.success('Checked In successfully.');
  await expect.element(said('Checked In successfully.')).toBeVisible();
  // One that is on its way out is there for a moment.
  expect(document.querySelectorAll('[data-in="true"]')).toHaveLength(2);
  session.signOut();
  await expect.poll(() => all().length).toBe(0);
});

test('SHELL-46 a toast lies over a dialog that opens after it, and lives no longer for that', async () => {
  await opened();
  toasts.success('Said before');
  await expect.element(said('Said before')).toBeVisible();
  await expect.poll(() => lifeOf('Said before')?.playState).toBe('running');
  const life = lifeOf('Said before');
  // What is shown last lies on top; of what is inert no point tells it.
  const shownAgain = new Promise((done) =>
    document.querySelector('[popover]')?.addEventListener('toggle', done, { once: true }),
  );
  document.querySelector('dialog')?.showModal();
  await shownAgain;
  expect(lifeOf('Said before')).toBe(life);
  expect(life?.playState).toBe('running');
  document.querySelector('dialog')?.close();
});

test('SHELL-49 with reduced motion nothing of a toast slides', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await opened();
  toasts.success('Wifi password copied');
  await expect.poll(() => all().length).toBe(1);
  const moved = all()[0]
    ?.getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    .filter(({ translate }) => translate && !/^(none|0px( 0px)?)$/.test(String(translate)));
  expect(moved).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
