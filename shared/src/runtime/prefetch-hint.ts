type Listener = (href: string) => void;

const listeners = new Set<Listener>();

/**
 * Tells the shell that a guest may follow a link (hover, touch, focus). The shell then prefetches the
 * screen.
 */
export const prefetchHint = {
  announce(href: string): void {
    for (const listener of listeners) listener(href);
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
