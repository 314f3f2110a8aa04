import { CompositionId } from '@foyer/shared/contracts/composition';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { useSyncExternalStore } from 'react';

/** How long the gateway may take to say which composition it would send; in milliseconds. */
const ANSWER_MS = 5_000;

const listeners = new Set<() => void>();
let newer = false;
let asking = false;

async function ask(): Promise<void> {
  try {
    const answer = await fetch(`/-/composition/${hotelSlug}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) return;
    newer = CompositionId.parse(await answer.json()).id !== page.composition.id;
    for (const listener of listeners) listener();
  } catch {
    // Offline, or a portal's page: nobody knows, and what is open goes on.
  }
}

/** Asks the gateway whether this hotel's composition is another one by now. */
export function askForNewer(): void {
  if (asking) return;
  asking = true;
  void ask().finally(() => {
    asking = false;
  });
}

/** Asks when the network and when the guest come back: so a rollback reaches open tabs. */
export function followComposition(): void {
  addEventListener('online', askForNewer);
  addEventListener('pageshow', ({ persisted }) => persisted && askForNewer());
  document.addEventListener('visibilitychange', () => document.hidden || askForNewer());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another document would run other releases than this one, as far as was asked. */
export function useNewerComposition(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newer,
    () => false,
  );
}
