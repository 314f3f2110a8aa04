import { vi } from 'vitest';

/** Has the browser say that there is a network, or none, as it says it itself. */
export function network(is: 'gone' | 'back'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'back');
  dispatchEvent(new Event(is === 'back' ? 'online' : 'offline'));
}
