import type { GatewayMessage, PartState, PartsMessage } from '../parts/part-state.ts';

/** How long a page waits for the dev server of its screen, in ms; then it shows what there is. */
const PATIENCE_MS = 30_000;

/** What the process that runs the dev servers says of them, in this one. */
export function partsHere() {
  let parts: PartState[] = [];
  let revision = 0;
  const listeners = new Set<() => void>();
  const ask = (message: GatewayMessage) => process.send?.(message);

  process.on('message', (message: PartsMessage) => {
    parts = message.parts;
    revision += 1;
    for (const listener of [...listeners]) listener();
  });
  ask({ hello: true });

  const stateOf = (name: string) => parts.find((part) => part.name === name);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    states: () => parts,
    revision: () => revision,
    stateOf,
    subscribe,
    /**
     * Has a part come from its source; resolves with where it is, or undefined where something is
     * wrong with it or it takes too long.
     */
    opened(name: string): Promise<string | undefined> {
      const { origin } = stateOf(name) ?? {};
      if (origin) return Promise.resolve(origin);
      ask({ open: name });
      return new Promise((done) => {
        const finish = (found: string | undefined) => {
          clearTimeout(late);
          stop();
          done(found);
        };
        const late = setTimeout(finish, PATIENCE_MS, undefined);
        const stop = subscribe(() => {
          const state = stateOf(name);
          if (state?.origin || (state?.problems.length && !state.isStarting)) finish(state.origin);
        });
      });
    },
  };
}
