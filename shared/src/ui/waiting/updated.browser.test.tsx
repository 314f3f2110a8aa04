import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type QueryStatus, Updated } from './updated.tsx';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const answered = (minutes: number, more: Partial<QueryStatus> = {}): QueryStatus => ({
  data: {},
  error: null,
  isFetching: false,
  dataUpdatedAt: NOW - minutes * 60_000,
  ...more,
});
const failed = { error: new Error('down') };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = async (...of: QueryStatus[]) => {
  const { container } = await render(<Updated of={of} zone="UTC" />);
  return () => container.textContent?.trim();
};

test('APP-66 APP-67 shows the time of outdated data, with the day if it is not today', async () => {
  expect((await said(answered(300)))()).toBe('');
  expect((await said(answered(18, failed), answered(1)))()).toMatch(/^Updated 0?9:12/);
  expect((await said(answered(18, failed), answered(60, failed)))()).toMatch(/^Updated 0?8:30/);
  expect((await said(answered(24 * 60, failed)))()).toMatch(/^Updated .*20.*9:30/);
  expect((await said(answered(1, { ...failed, data: undefined })))(), 'nothing known').toBe('');
});

test('APP-66 a response that takes longer than five seconds counts as missing', async () => {
  const old = await said(answered(18, { isFetching: true }));
  const young = await said(answered(0, { isFetching: true }));
  expect(old()).toBe('');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(old).toMatch(/^Updated 0?9:12/);
  expect(young()).toBe('');
});
