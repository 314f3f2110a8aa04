import { paths } from '@foyer/shared/addresses/paths.ts';
import { ApiError } from '@foyer/shared/api/error.ts';
import { useLocation } from '@foyer/shared/router';
import { type Connectivity, connectivity, hotelSlug, queryClient } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { useEffect, useRef } from 'react';
import { text } from '../lib/overlay-text.ts';
import { useHeight } from '../lib/use-height.ts';
import { checkForUpdate, useNewerComposition } from '../update/composition-updates.ts';
import { reloadToNewest } from '../update/reload.ts';
import styles from './notes.module.css';

/**
 * Shows notes that apply to every page: offline, behind a captive portal, or a newer version is
 * ready.
 */
export function Notes() {
  const offline = useOffline();
  const state = connectivity.use();
  useGatewayRecheck(state);
  const container = useRef<HTMLDivElement>(null);
  useHeight(container, '--note-h');
  return (
    <div ref={container} role="status" className={styles.container}>
      <Note offline={offline} connectivity={state} />
    </div>
  );
}

function Note({ offline, connectivity }: { offline: boolean; connectivity: Connectivity }) {
  const atSignIn = useLocation().pathname === paths.login(hotelSlug);
  const newer = useNewerComposition();
  if (offline) return <p className={styles.note}>{atSignIn ? text.offlineSignIn : text.offline}</p>;
  if (connectivity === 'captive-portal')
    return (
      <p className={styles.note}>
        {text.portal}
        {/* Opens a new tab, so that typed input stays and this page rechecks when visible again. */}
        <a
          className={styles.action}
          href={`/-/online/${hotelSlug}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.openPortal}
        </a>
      </p>
    );
  if (connectivity === 'unreachable') return <p className={styles.note}>{text.noAnswer}</p>;
  if (newer)
    return (
      <p className={styles.note}>
        {text.newer}
        <button type="button" className={styles.action} onClick={reloadToNewest}>
          {text.reload}
        </button>
      </p>
    );
  return null;
}

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
function useGatewayRecheck(connectivity: Connectivity): void {
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
