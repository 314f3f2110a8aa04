import { EventEmitter, on, once } from 'node:events';
import type { GatewayMessage, SourceState, SourcesMessage } from '../sources/source-state.ts';

/** The time that a page waits for its dev server, in ms. Then it shows the release. */
const OPEN_TIMEOUT_MS = 30_000;

export type SourceClient = ReturnType<typeof createSourceClient>;

/** Receives the states of dev sources from the process that runs their dev servers. */
export function createSourceClient() {
  let states: SourceState[] = [];
  let revision = 0;
  const changes = new EventEmitter().setMaxListeners(0);
  const send = (message: GatewayMessage) => process.send?.(message);

  process.on('message', (message: SourcesMessage) => {
    states = message.sources;
    revision += 1;
    changes.emit('change');
  });
  send({ hello: true });

  const stateOf = (name: string) => states.find((state) => state.name === name);

  return {
    states: () => states,
    revision: () => revision,
    stateOf,
    /** Resolves once the revision is another one, and at the latest after this time. */
    async changed(since: number, limitMs: number): Promise<void> {
      if (revision !== since) return;
      await once(changes, 'change', { signal: AbortSignal.timeout(limitMs) }).catch(
        () => undefined,
      );
    },
    /**
     * Starts the dev server of a source. Resolves with its origin, or undefined if the source has
     * problems or takes too long.
     */
    async open(name: string): Promise<string | undefined> {
      const { origin } = stateOf(name) ?? {};
      if (origin) return origin;
      const updates = on(changes, 'change', { signal: AbortSignal.timeout(OPEN_TIMEOUT_MS) });
      send({ open: name });
      try {
        for await (const _ of updates) {
          const state = stateOf(name);
          if (state?.origin || (state?.problems.length && !state.isStarting)) return state.origin;
        }
      } catch {
        // The time is over.
      }
      return undefined;
    },
  };
}
