type Listener = (href: string) => void;

const listeners = new Set<Listener>();

/** A guest is about to follow a link (hover, touch, focus): the shell prepares its screen. */
export const intent = {
  announce(href: string): void {
    for (const listener of listeners) listener(href);
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
