import hidden from '../conversation/hidden.module.css';
import { text } from '../text.ts';
import styles from './count.module.css';

/** More is no other news. */
const MOST = 99;

/** How much is unread; nothing where nothing is. */
export function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MOST ? `${MOST}+` : count}
      <span className={hidden.hidden}> {text.messages.unread}</span>
    </span>
  );
}
