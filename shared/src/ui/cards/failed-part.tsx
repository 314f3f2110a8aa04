import { Button } from '../controls/button.tsx';
import { useOffline } from '../waiting/use-offline.ts';
import { useWhenBack } from '../waiting/use-when-back.ts';
import styles from './failed-part.module.css';

const OFFLINE = 'You are offline.';
const BY_ITSELF = 'This loads by itself when you are back.';

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
  const more = offline ? (note ?? BY_ITSELF) : note;
  return (
    <div className={styles.part} role="alert">
      <div>
        <p>{offline ? OFFLINE : words}</p>
        {more && <small className={styles.note}>{more}</small>}
      </div>
      <Button look="soft" size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
