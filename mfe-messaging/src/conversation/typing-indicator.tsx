import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { text } from '../text.ts';
import styles from './typing-indicator.module.css';

/** Shows that somebody at the hotel is writing. */
export function TypingIndicator() {
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
