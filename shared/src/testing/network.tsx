import { onTestFinished, vi } from 'vitest';

/** Takes the device offline until `back` is called or the test ends. */
export function withoutNetwork(): { back: () => void } {
  const fetchSpy = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  emitNetworkEvent('gone');
  function back() {
    if (navigator.onLine) return;
    fetchSpy.mockRestore();
    emitNetworkEvent('back');
  }
  onTestFinished(back);
  return { back };
}

/** Makes the page look as if a service worker controlled it, until the test ends. */
export function fromServiceWorker(): void {
  const worker = vi.spyOn(navigator.serviceWorker, 'controller', 'get');
  worker.mockReturnValue({} as ServiceWorker);
  onTestFinished(() => worker.mockRestore());
}

/** Sets `navigator.onLine` and dispatches the browser's event for it. */
export function emitNetworkEvent(is: 'gone' | 'back'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'back');
  dispatchEvent(new Event(is === 'back' ? 'online' : 'offline'));
}
