import { install, queryClient } from '@foyer/shared/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isReturnVisit } from './visits.ts';

const EVENTS = ['beforeinstallprompt', 'appinstalled'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}

/**
 * Tells whether to offer the install: the guest returned or sent a form, and the browser has a
 * prompt. False if the app is installed or the guest refused it.
 */
export function useShouldOffer(): boolean {
  const ready = useSyncExternalStore(subscribe, install.canOffer);
  const [known, setKnown] = useState(isReturnVisit);
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
