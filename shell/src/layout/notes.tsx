import { useSyncExternalStore } from 'react';
import { renew } from '../remotes/reload.ts';
import { text } from '../text.ts';
import { useNewerComposition } from '../update/newer-composition.ts';
import styles from './notes.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What holds for every page: the connection is gone, or a newer version waits for a reload. */
export function Notes() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const newer = useNewerComposition();
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.note}>{text.notes.offline}</p>}
      {online && newer && (
        <p className={styles.note}>
          {text.notes.newer}
          <button type="button" className={styles.reload} onClick={renew}>
            {text.notes.reload}
          </button>
        </p>
      )}
    </div>
  );
}
