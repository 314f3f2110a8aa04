import { number } from '@foyer/shared/language/number.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { text } from '../text.ts';
import styles from './unread-count.module.css';

/** Larger counts are shown as "99+". */
const MAX_SHOWN = 99;

/** Shows the number of unread messages; renders nothing for 0. */
export function UnreadCount({ of: count }: { of: number }) {
  if (count === 0) return null;
  const shown = count > MAX_SHOWN ? text.messages.moreThan(number(MAX_SHOWN)) : number(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <span className={hidden.hidden}>{text.messages.unread(shown)}</span>
    </span>
  );
}
