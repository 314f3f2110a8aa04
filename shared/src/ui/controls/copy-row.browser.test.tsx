import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyRow } from './copy-row.tsx';

const LABELS = { copy: 'Copy', copied: 'Copied' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show() {
  const told: boolean[] = [];
  await render(
    <CopyRow
      label="Password"
      value="gull;drift-41"
      labels={LABELS}
      onCopy={(done) => told.push(done)}
    />,
  );
  return told;
}

test('a press copies, answers in place for two seconds and tells', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const told = await show();
  await page.getByRole('button', { name: 'Copy: Password' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied: Password' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('gull;drift-41');
  expect(told).toEqual([true]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2000);
  await expect.element(page.getByRole('button', { name: 'Copy: Password' })).toBeVisible();
});

test('a browser that refuses is told, and the button does not claim it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const told = await show();
  await page.getByRole('button', { name: 'Copy: Password' }).click();
  await expect.poll(() => told).toEqual([false]);
  await expect.element(page.getByRole('button', { name: 'Copy: Password' })).toBeVisible();
});
