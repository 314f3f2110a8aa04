import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyRow } from './copy-row.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show() {
  const results: boolean[] = [];
  await render(
    <CopyRow label="Password" value="gull;drift-41" onCopy={(done) => results.push(done)} />,
  );
  return results;
}

test('a click copies the value, shows it for two seconds and calls `onCopy`', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const results = await show();
  // An action of Vitest moves a stopped clock while it runs.
  (page.getByRole('button', { name: 'Copy: Password' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: 'Copied: Password' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('gull;drift-41');
  expect(results).toEqual([true]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2000);
  await expect.element(page.getByRole('button', { name: 'Copy: Password' })).toBeVisible();
});

test('reports a refused copy and does not show the copied state', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const results = await show();
  await page.getByRole('button', { name: 'Copy: Password' }).click();
  await expect.poll(() => results).toEqual([false]);
  await expect.element(page.getByRole('button', { name: 'Copy: Password' })).toBeVisible();
});
