import { number } from '@foyer/shared/language/number';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { text } from '../text.ts';
import styles from './count.module.css';

/** More is no other news. */
const MOST = 99;

/** How much is unread; nothing where nothing is. */
export function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  const shown = count > MOST ? text.messages.moreThan(number(MOST)) : number(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <span className={hidden.hidden}>{text.messages.unread(shown)}</span>
    </span>
  );
}
