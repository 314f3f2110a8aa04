import { paths } from '@foyer/shared/addresses/paths';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import { useRef } from 'react';
import { renew } from '../remotes/reload.ts';
import { useAskAgain } from '../update/ask-again.ts';
import { type Line, useLine } from '../update/line.ts';
import { useNewerComposition } from '../update/newer-composition.ts';
import styles from './notes.module.css';
import { text } from './notes-text.ts';
import { useHeight } from './use-height.ts';

/**
 * What holds for every page: the connection is gone, a portal stands before it, or a newer version
 * waits for a reload.
 */
export function Notes() {
  const offline = useOffline();
  const line = useLine();
  useAskAgain(line);
  const place = useRef<HTMLDivElement>(null);
  useHeight(place, '--note-h');
  return (
    <div ref={place} role="status" className={styles.place}>
      <Note offline={offline} line={line} />
    </div>
  );
}

function Note({ offline, line }: { offline: boolean; line: Line }) {
  const atSignIn = useLocation().pathname === paths.login(hotelSlug);
  const newer = useNewerComposition();
  if (offline) return <p className={styles.note}>{atSignIn ? text.offlineSignIn : text.offline}</p>;
  if (line === 'portal')
    return (
      <p className={styles.note}>
        {text.portal}
        {/* In a tab of its own: what was typed here stays, and this page asks when it is seen again. */}
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
  if (line === 'down') return <p className={styles.note}>{text.noAnswer}</p>;
  if (newer)
    return (
      <p className={styles.note}>
        {text.newer}
        <button type="button" className={styles.action} onClick={renew}>
          {text.reload}
        </button>
      </p>
    );
  return null;
}
