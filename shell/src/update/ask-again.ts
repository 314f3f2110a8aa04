import { ApiError } from '@foyer/shared/api/error';
import { queryClient } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import type { Line } from './line.ts';
import { askForNewer } from './newer-composition.ts';

/** Between two questions, up to as much again: not all of a hotel's guests ask at once. */
const PAUSE_MS = 10_000;

/** What the caches say of each of their entries, as far as it is asked for here. */
type Told = { type: string; action?: { type: string; error?: unknown } };

/** A call ended with no answer, or with one that is not the provider's. */
function askWhereAstray({ type, action }: Told): void {
  if (type !== 'updated' || action?.type !== 'error') return;
  if (action.error instanceof ApiError && action.error.kind !== 'http') askForNewer();
}

/** Asks the gateway when a call went astray and, as long as the line is not open, now and then. */
export function useAskAgain(line: Line): void {
  useEffect(() => queryClient.getQueryCache().subscribe(askWhereAstray), []);
  useEffect(() => queryClient.getMutationCache().subscribe(askWhereAstray), []);
  useEffect(() => {
    if (line === 'open') return;
    const asking = setInterval(
      () => document.hidden || askForNewer(),
      PAUSE_MS * (1 + Math.random()),
    );
    return () => clearInterval(asking);
  }, [line]);
}
