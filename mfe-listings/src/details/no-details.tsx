import { text } from '../text.ts';
import styles from './details.module.css';

/** What stands where the link brought nothing (LIST-15); the back-bar leads on. */
export function NoDetails() {
  return <h1 className={styles.none}>{text.noDetails}</h1>;
}
