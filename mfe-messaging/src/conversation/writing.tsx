import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';
import { text } from '../text.ts';
import hidden from './hidden.module.css';
import styles from './writing.module.css';

/** Somebody at the hotel is writing. */
export function Writing() {
  return (
    <div className={styles.writing} role="status">
      <span className={hidden.hidden}>{text.conversation.typing(HOTEL_ADMIN)}</span>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
