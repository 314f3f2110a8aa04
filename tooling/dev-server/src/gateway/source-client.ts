import type { GatewayMessage, SourceState, SourcesMessage } from '../sources/source-state.ts';

/** The time that a page waits for its dev server, in ms. Then it shows the release. */
const OPEN_TIMEOUT_MS = 30_000;

/** Receives the states of dev sources from the process that runs their dev servers. */
export function createSourceClient() {
  let states: SourceState[] = [];
  let revision = 0;
  const listeners = new Set<() => void>();
  const send = (message: GatewayMessage) => process.send?.(message);

  process.on('message', (message: SourcesMessage) => {
    states = message.sources;
    revision += 1;
    for (const listener of [...listeners]) listener();
  });
  send({ hello: true });

  const stateOf = (name: string) => states.find((state) => state.name === name);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    states: () => states,
    revision: () => revision,
    stateOf,
    subscribe,
    /**
     * Starts the dev server of a source. Resolves with its origin, or undefined if the source has
     * problems or takes too long.
     */
    open(name: string): Promise<string | undefined> {
      const { origin } = stateOf(name) ?? {};
      if (origin) return Promise.resolve(origin);
      send({ open: name });
      return new Promise((done) => {
        const finish = (found: string | undefined) => {
          clearTimeout(timeout);
          stop();
          done(found);
        };
        const timeout = setTimeout(finish, OPEN_TIMEOUT_MS, undefined);
        const stop = subscribe(() => {
          const state = stateOf(name);
          if (state?.origin || (state?.problems.length && !state.isStarting)) finish(state.origin);
        });
      });
    },
  };
}
