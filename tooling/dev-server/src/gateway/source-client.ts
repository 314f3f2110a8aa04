import { once } from 'node:events';
import type { GatewayMessage, SourceState, SourcesMessage } from '../sources/source-state.ts';

/** The time that a page waits for its dev server, in ms. Then it shows the release. */
const OPEN_TIMEOUT_MS = 30_000;

export type SourceClient = ReturnType<typeof createSourceClient>;

/** Receives the states of dev sources from the process that runs their dev servers. */
export function createSourceClient() {
  let states: readonly SourceState[] = [];
  const send = (message: GatewayMessage) => process.send?.(message);

  process.setMaxListeners(0);
  process.on('message', (message: SourcesMessage) => {
    states = message.sources;
  });
  send({ hello: true });

  const stateOf = (name: string) => states.find((state) => state.name === name);

  /** Resolves at the next states, and at the latest when the signal is aborted. */
  const changed = (signal: AbortSignal): Promise<unknown> =>
    once(process, 'message', { signal }).catch(() => undefined);

  return {
    /** Returns the current states; the array is another one after each change. */
    states: () => states,
    stateOf,
    changed,
    /**
     * Starts the dev server of a source. Resolves with its origin, or undefined if the source has
     * problems or takes too long.
     */
    async open(name: string): Promise<string | undefined> {
      const end = AbortSignal.timeout(OPEN_TIMEOUT_MS);
      let state = stateOf(name);
      if (!state?.origin) send({ open: name });
      while (!state?.origin && !end.aborted) {
        await changed(end);
        state = stateOf(name);
        if (state?.problems.length && !state.isStarting) break;
      }
      return state?.origin;
    },
  };
}
