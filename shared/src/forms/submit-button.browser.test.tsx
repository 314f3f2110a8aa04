import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SubmitButton } from './submit-button.tsx';

const SLOW = 'This takes longer than usual. Please keep this page open.';
const labels = { submit: 'Continue', busy: 'Signing in…' };
const cooldown = { waiting: false, notice: undefined };
const button = (busy: boolean) => <SubmitButton labels={labels} busy={busy} cooldown={cooldown} />;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('API-02 shows a notice while a call is slow, without a timeout', async () => {
  const screen = await render(button(false));
  const text = () => screen.container.textContent;
  await screen.rerender(button(true));
  await vi.advanceTimersByTimeAsync(7000);
  expect(text()).not.toContain(SLOW);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(text).toContain(SLOW);
  await screen.rerender(button(false));
  expect(text()).not.toContain(SLOW);
  await screen.rerender(button(true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(text()).not.toContain(SLOW);
});
