import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { json, mockResponses } from '@foyer/shared/testing/mock-responses.tsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { createBrowserRouter } = await import('@foyer/shared/router');
const { App } = await import('../app.tsx');
const { ScreenError } = await import('../remotes/screen-error.ts');
const { checkForUpdate } = await import('../update/composition-updates.ts');
const { RetryCard } = await import('./retry-card.tsx');

vi.mock(import('../update/composition-updates.ts'), { spy: true });

// Only development shows error details.
vi.stubEnv('DEV', false);

/** Renders the card of a screen that failed to load. `tries` counts the loads. */
async function cardWith({ hasFallback }: { hasFallback: boolean }) {
  mockResponses(`/-/composition/${slug}`, json({ id: 'test' }));
  const error = Object.assign(new ScreenError('mfe-spa', 'home'), { hasFallback });
  let tries = 0;
  const loader = () => {
    tries += 1;
    return null;
  };
  const route = { path: '*', loader, element: <RetryCard error={error} />, HydrateFallback };
  const router = createBrowserRouter([route]);
  const view = await render(<App router={router} onStart={() => undefined} />);
  const retry = view.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  return { retry, tries: () => tries };
}
const HydrateFallback = () => null;

test('FAULT-38 loads nothing until Retry if no release remains', async () => {
  const { retry, tries } = await cardWith({ hasFallback: false });
  expect(tries()).toBe(1);
  await retry.click();
  await expect.poll(tries).toBe(2);
});

test('FAULT-01 loads a remaining release behind the card', async () => {
  const { tries } = await cardWith({ hasFallback: true });
  await expect.poll(tries).toBe(2);
});

test('FLEET-140 checks for a rollback at once and twice a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const checks = vi.mocked(checkForUpdate).mockClear();
  await cardWith({ hasFallback: false });
  await expect.poll(() => checks.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(29_999);
  expect(checks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(checks).toHaveBeenCalledTimes(2);
});
