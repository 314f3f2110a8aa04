import { createStore } from 'zustand/vanilla';

/**
 * Holds the last link that the guest may follow (hover, touch, focus). The shell then prefetches the
 * screen.
 */
export const prefetchHint = createStore<{ href?: string }>(() => ({}));
