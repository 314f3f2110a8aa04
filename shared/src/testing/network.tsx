import { onTestFinished, vi } from 'vitest';

/** The device has no network until `back` is called, or the test is over. */
export function withoutNetwork(): { back: () => void } {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const wire = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  dispatchEvent(new Event('offline'));
  function back() {
    if (navigator.onLine) return;
    line.mockRestore();
    wire.mockRestore();
    dispatchEvent(new Event('online'));
  }
  onTestFinished(back);
  return { back };
}

/** A service worker brought this page, until the test is over. */
export function fromServiceWorker(): void {
  const worker = vi.spyOn(navigator.serviceWorker, 'controller', 'get');
  worker.mockReturnValue({} as ServiceWorker);
  onTestFinished(() => worker.mockRestore());
}

/** Has the browser say that there is a network, or none, as it says it itself. */
export function network(is: 'gone' | 'back'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'back');
  dispatchEvent(new Event(is === 'back' ? 'online' : 'offline'));
}
