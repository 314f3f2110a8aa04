import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/tokens.css';
import { TabStrip, tabClass } from './tabs-strip.tsx';

const NAMES = ['Check-In Info', 'Parking', 'Wifi Access', 'Additional Amenities', 'Contact Info'];
const back = () => page.getByRole('button', { name: 'Scroll back' });
const on = () => page.getByRole('button', { name: 'Scroll on' });

function Strip({ current }: { current?: string | undefined }) {
  return (
    <TabStrip role="tablist" {...(current && { current })}>
      {NAMES.map((name) => (
        <button
          type="button"
          role="tab"
          key={name}
          className={tabClass}
          aria-selected={name === current}
        >
          {name}
        </button>
      ))}
    </TabStrip>
  );
}

function listIn(container: Element) {
  const list = container.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) throw new Error('The strip has no list');
  return list;
}

async function show(current?: string) {
  const { container } = await render(<Strip current={current} />);
  return listIn(container);
}

test('HOTEL-08 an arrow moves the strip 70 px', async () => {
  const list = await show();
  await on().click();
  await expect.poll(() => list.scrollLeft).toBe(70);
  await on().click();
  await expect.poll(() => list.scrollLeft).toBe(140);
  await back().click();
  await expect.poll(() => list.scrollLeft).toBe(70);
});

test('HOTEL-44 the left arrow hides at the start, the right one at the end', async () => {
  const list = await show();
  await expect.element(back()).not.toBeInTheDocument();
  await expect.element(on()).toBeVisible();
  list.scrollLeft = 100;
  await expect.element(back()).toBeVisible();
  list.scrollLeft = list.scrollWidth;
  await expect.element(on()).not.toBeInTheDocument();
  await expect.element(back()).toBeVisible();
});

test('scrolls a chip focused by the keyboard into view, clear of the arrows', async () => {
  const list = await show();
  await expect.element(on()).toBeVisible();
  const box = list.getBoundingClientRect();
  for (const name of NAMES) {
    await userEvent.tab();
    const chip = page.getByRole('tab', { name }).element();
    expect(document.activeElement).toBe(chip);
    // Scroll snapping would move the strip in the next animation frames.
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    const { left, right } = chip.getBoundingClientRect();
    expect(left, name).toBeGreaterThanOrEqual(box.left);
    expect(right, name).toBeLessThanOrEqual(box.right);
  }
});

test('right to left, the arrow at the end moves the strip to the left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const list = await show();
  const box = list.getBoundingClientRect();
  await expect.element(on()).toBeVisible();
  expect(on().element().getBoundingClientRect().left).toBeCloseTo(box.left);
  await on().click();
  // The end of the strip is at a fraction of a pixel, and the test starts there.
  await expect.poll(() => Math.abs(list.scrollLeft + 70)).toBeLessThanOrEqual(1);
});

test('a strip that fits has no arrows', async () => {
  await page.viewport(1280, 800);
  await show();
  await expect.element(on()).not.toBeInTheDocument();
  await expect.element(back()).not.toBeInTheDocument();
  await page.viewport(390, 844);
});

test('scrolls the selected tab into view, clear of the arrows', async () => {
  const list = await show('Wifi Access');
  const tab = () =>
    page.getByRole('tab', { name: 'Wifi Access' }).element().getBoundingClientRect();
  const box = list.getBoundingClientRect();
  await expect.poll(() => box.right - tab().right).toBeGreaterThan(56);
  expect(tab().left - box.left).toBeGreaterThan(56);
});

test('SHELL-57 hydration keeps the position of a strip that was swiped', async () => {
  const element = document.createElement('div');
  document.body.append(element);
  element.innerHTML = renderToString(<Strip current="Check-In Info" />);
  const list = listIn(element);
  list.scrollLeft = list.scrollWidth;
  const end = list.scrollLeft;
  const root = hydrateRoot(element, <Strip current="Check-In Info" />);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  // The same observer shows the arrow and scrolls to the selected tab.
  await expect.element(back()).toBeVisible();
  expect(list.scrollLeft).toBe(end);
});
