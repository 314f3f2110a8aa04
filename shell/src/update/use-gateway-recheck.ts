import { ApiError } from '@foyer/shared/api/error.ts';
import { queryClient } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import type { Connectivity } from '../lib/connectivity.ts';
import { checkForUpdate } from './composition-updates.ts';

/** Minimum check interval in milliseconds. Up to doubled at random, to spread the load. */
const CHECK_INTERVAL_MS = 10_000;

/** The used fields of a query or mutation cache event. */
type CacheEvent = { type: string; action?: { type: string; error?: unknown } };

/** Checks the gateway after a call without a response from the provider. */
function checkAfterFailedCall({ type, action }: CacheEvent): void {
  if (type !== 'updated' || action?.type !== 'error') return;
  if (action.error instanceof ApiError && action.error.kind !== 'http') checkForUpdate();
}

/** Checks the gateway after failed calls, and periodically while it is not reachable. */
export function useGatewayRecheck(connectivity: Connectivity): void {
  useEffect(() => queryClient.getQueryCache().subscribe(checkAfterFailedCall), []);
  useEffect(() => queryClient.getMutationCache().subscribe(checkAfterFailedCall), []);
  useEffect(() => {
    if (connectivity === 'online') return;
    const timer = setInterval(
      () => document.hidden || checkForUpdate(),
      CHECK_INTERVAL_MS * (1 + Math.random()),
    );
    return () => clearInterval(timer);
  }, [connectivity]);
}
