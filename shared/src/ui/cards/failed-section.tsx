import { Button } from '../controls/button.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useOnReconnect } from '../waiting/use-on-reconnect.ts';
import styles from './failed-section.module.css';
import { text } from './text.ts';

/**
 * Renders an error and Retry in place of a section that did not load.
 *
 * `note` says how the guest can continue without the section. Offline, the message says so. The section
 * calls `onRetry` when the network is back.
 */
export function FailedSection({
  message,
  note,
  onRetry,
  busy,
}: {
  message: string;
  note?: string;
  onRetry: () => void;
  busy: boolean;
}) {
  const offline = useOffline();
  useOnReconnect(onRetry);
  const more = offline ? (note ?? text.sectionOfflineHint) : note;
  return (
    <div className={styles.section} role="alert">
      <div>
        <p>{offline ? text.sectionOffline : message}</p>
        {more && <small className={styles.note}>{more}</small>}
      </div>
      <Button variant="soft" size="small" busy={busy} onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
