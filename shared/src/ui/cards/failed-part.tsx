import { Button } from '../controls/button.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useWhenBack } from '../waiting/use-when-back.ts';
import styles from './failed-part.module.css';
import { text } from './text.ts';

/**
 * What stands in the place of a part of a screen that did not load, while the rest of the screen
 * lives: the words, how it goes on without (`note`), and Retry, busy while it is tried again. Where
 * there is no network it says that instead; it retries by itself when the network is back.
 */
export function FailedPart({
  words,
  note,
  onRetry,
  busy,
}: {
  words: string;
  note?: string;
  onRetry: () => void;
  busy: boolean;
}) {
  const offline = useOffline();
  useWhenBack(onRetry);
  const more = offline ? (note ?? text.partOfflineHint) : note;
  return (
    <div className={styles.part} role="alert">
      <div>
        <p>{offline ? text.partOffline : words}</p>
        {more && <small className={styles.note}>{more}</small>}
      </div>
      <Button look="soft" size="small" busy={busy} onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
