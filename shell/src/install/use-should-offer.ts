import { cookies, install, queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { useEffect, useState } from 'react';

/**
 * Tells whether to offer the install: the guest returned or sent a form, and the browser has a
 * prompt. False if the app is installed or the guest refused it.
 */
export function useShouldOffer(): boolean {
  const ready = install.useCanOffer();
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

/** Marks an earlier visit. A cookie survives signing out, which clears local storage. */
const COOKIE = 'foyer_visited';
const LASTING_SECONDS = 180 * 24 * 60 * 60;

const KEY = 'visit';
const Visit = z.object({ day: z.string(), again: z.boolean() });

/**
 * Tells whether this is a return visit: on another day, or after an earlier tab was closed. The
 * result is the same during one visit, also after a reload.
 */
export function isReturnVisit(day = new Date().toDateString()): boolean {
  const current = sessionStore.read(KEY, Visit);
  if (current?.day === day) return current.again;
  const again = cookies.has(COOKIE);
  sessionStore.write(KEY, { day, again });
  cookies.set(COOKIE, LASTING_SECONDS);
  return again;
}
