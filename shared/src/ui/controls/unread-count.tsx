import { number } from '../../language/number.ts';
import hidden from '../layout/hidden.module.css';
import { text } from './text.ts';
import styles from './unread-count.module.css';

/** Larger counts are shown as "99+". */
const MAX_SHOWN = 99;

/** Shows the number of unread items; renders nothing for 0. */
export function UnreadCount({ of: count }: { of: number }) {
  if (count === 0) return null;
  const shown = count > MAX_SHOWN ? text.moreThan(number(MAX_SHOWN)) : number(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <span className={hidden.hidden}>{text.unread(shown)}</span>
    </span>
  );
}
