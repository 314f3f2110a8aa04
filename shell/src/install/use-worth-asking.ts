import { install, queryClient } from '@foyer/shared/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAnotherVisit } from './visits.ts';

const KINDS = ['beforeinstallprompt', 'appinstalled'] as const;

function subscribe(listener: () => void): () => void {
  for (const kind of KINDS) addEventListener(kind, listener);
  return () => {
    for (const kind of KINDS) removeEventListener(kind, listener);
  };
}

/**
 * Whether the guest knows by now what the app is worth (they came back, or sent a form), and the
 * browser would install it. Not where they have it, or once said no.
 */
export function useWorthAsking(): boolean {
  const ready = useSyncExternalStore(subscribe, install.ready);
  const [known, setKnown] = useState(isAnotherVisit);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || !mutation.meta?.form) return;
        if (mutation.state.status === 'success') setKnown(true);
      }),
    [],
  );
  return known && ready && matchMedia('(display-mode: browser)').matches;
}
