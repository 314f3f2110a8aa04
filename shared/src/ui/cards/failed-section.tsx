import { Button } from '../controls/button.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useOnReconnect } from '../waiting/use-on-reconnect.ts';
import styles from './failed-section.module.css';
import { text as texts } from './text.ts';

/**
 * Renders an error and Retry in place of a section that did not load.
 *
 * `note` says how the guest can continue without the section. Offline, the message says so. The section
 * calls `onRetry` when the network is back.
 */
export function FailedSection({
  text,
  note,
  onRetry,
  busy,
}: {
  text: string;
  note?: string;
  onRetry: () => void;
  busy: boolean;
}) {
  const offline = useOffline();
  useOnReconnect(onRetry);
  const more = offline ? (note ?? texts.sectionOfflineHint) : note;
  return (
    <div className={styles.section} role="alert">
      <div>
        <p>{offline ? texts.sectionOffline : text}</p>
        {more && <small className={styles.note}>{more}</small>}
      </div>
      <Button variant="soft" size="small" busy={busy} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
