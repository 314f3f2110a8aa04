import { Button } from '../controls/button.tsx';
import styles from './failed-part.module.css';

/**
 * What stands in the place of a part of a screen that did not load, while the rest of the screen
 * lives: the words, how it goes on without (`note`), and Retry, busy while it is tried again.
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
  return (
    <div className={styles.part} role="alert">
      <div>
        <p>{words}</p>
        {note && <small className={styles.note}>{note}</small>}
      </div>
      <Button look="soft" size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
