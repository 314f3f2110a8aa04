import { paths } from '@foyer/shared/addresses/paths.ts';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { useRef } from 'react';
import { type Connectivity, useConnectivity } from '../lib/connectivity.ts';
import { useHeight } from '../lib/use-height.ts';
import { useNewerComposition } from '../update/composition-updates.ts';
import { reloadToNewest } from '../update/reload.ts';
import { useGatewayRecheck } from '../update/use-gateway-recheck.ts';
import styles from './notes.module.css';
import { text } from './notes-text.ts';

/**
 * Shows notes that apply to every page: offline, behind a captive portal, or a newer version is
 * ready.
 */
export function Notes() {
  const offline = useOffline();
  const connectivity = useConnectivity();
  useGatewayRecheck(connectivity);
  const container = useRef<HTMLDivElement>(null);
  useHeight(container, '--note-h');
  return (
    <div ref={container} role="status" className={styles.container}>
      <Note offline={offline} connectivity={connectivity} />
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
