import '../styles/tokens.css';
import '../styles/base.css';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Arrival">
        <p style={{ height: 1500 }}>Long</p>
        <button type="button">Last</button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const screen = await render(<Screen />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement;
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return { screen, dialog, heading: screen.getByRole('heading', { name: 'Arrival' }) };
}

/** Returns a point of the element in the coordinates of the outer window. */
function inWindow(element: Element, down: number): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const iframe = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: iframe.left + left + 20, y: iframe.top + top + 10 + down };
}

/**
 * Drags the element down by touch in steps, then releases it.
 *
 * A pause precedes each step. The events carry their times, so a fast drag works on a slow machine.
 */
async function swipe(
  element: Element,
  steps: number[],
  pauseMs: number,
  restMs = pauseMs,
): Promise<void> {
  let now = Date.now();
  const touch = (type: string, touchPoints: object[]) =>
    (cdp() as { send: (method: string, what: object) => Promise<unknown> }).send(
      'Input.dispatchTouchEvent',
      { type, touchPoints, timestamp: now / 1000 },
    );
  const points = steps.map((down) => inWindow(element, down));
  await touch('touchStart', [inWindow(element, 0)]);
  for (const point of points) {
    now += pauseMs;
    await touch('touchMove', [point]);
  }
  now += restMs;
  await touch('touchEnd', []);
}

afterEach(() => page.viewport(390, 844));

test('AUTH-64 a sheet has a 44 px Close button, last in the tab order', async () => {
  const { screen, dialog } = await openDialog();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  await expect.element(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await expect.element(close).toBeInViewport();
  await close.click();
  expect(dialog.open).toBe(false);
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('AUTH-64 Escape and a press beside a sheet close it, a press on it does not', async () => {
  const { screen, dialog, heading } = await openDialog();
  await heading.click();
  expect(dialog.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
  await screen.getByRole('button', { name: 'Open' }).click();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const { top } = dialog.getBoundingClientRect();
  expect(top).toBeGreaterThan(20);
  const beside = { clientX: 20, clientY: top - 10 };
  expect(document.elementFromPoint(beside.clientX, beside.clientY)).toBe(dialog);
  dialog.dispatchEvent(new MouseEvent('click', { ...beside, bubbles: true }));
  await expect.poll(() => dialog.open).toBe(false);
});

test('AUTH-64 dragging a sheet far down by its header with the mouse closes it', async () => {
  const { dialog, heading } = await openDialog();
  await userEvent.dragAndDrop(heading, heading, {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x: 20, y: 500 },
    force: true,
  });
  expect(dialog.open).toBe(false);
});

test('AUTH-64 AUTH-108 a sheet dragged by touch returns after a short, slow drag and closes after a long one', async () => {
  const { dialog, heading } = await openDialog();
  const { top } = dialog.getBoundingClientRect();
  await swipe(heading.element(), [10, 20, 30, 40, 41], 60);
  expect(dialog.open).toBe(true);
  await expect.poll(() => dialog.getBoundingClientRect().top).toBe(top);
  await swipe(heading.element(), [100, 300, 500, 501], 60);
  expect(dialog.open).toBe(false);
});

test('AUTH-64 AUTH-108 a sheet released after a rest returns, and one released fast closes', async () => {
  const { dialog, heading } = await openDialog();
  const { top } = dialog.getBoundingClientRect();
  await swipe(heading.element(), [40, 80], 10, 150);
  expect(dialog.open).toBe(true);
  await expect.poll(() => dialog.getBoundingClientRect().top).toBe(top);
  await swipe(heading.element(), [40, 80], 10);
  await expect.poll(() => dialog.open).toBe(false);
});

test('AUTH-123 dragging the content of a sheet scrolls it and does not close the sheet', async () => {
  const { screen, dialog } = await openDialog();
  dialog.scrollTop = 400;
  await swipe(screen.getByText('Long').element(), [60, 120, 180], 30);
  await expect.poll(() => dialog.scrollTop).toBeLessThan(400);
  expect(dialog.open).toBe(true);
});

test('AUTH-109 a dialog in a wide window cannot be dragged and has a Close button', async () => {
  await page.viewport(1280, 800);
  const { screen, dialog, heading } = await openDialog();
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  expect(left + right).toBeCloseTo(1280, 0);
  expect(top + bottom).toBeCloseTo(800, 0);
  await userEvent.dragAndDrop(heading, heading, {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x: 20, y: 300 },
    force: true,
  });
  expect(dialog.open).toBe(true);
  expect(dialog.getBoundingClientRect().top).toBe(top);
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(dialog.open).toBe(false);
});
