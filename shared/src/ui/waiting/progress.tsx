import styles from './progress.module.css';
import { text } from './text.ts';

/** The thin line along the top edge while a page is on its way. */
export function Progress() {
  return <div className={styles.progress} role="progressbar" aria-label={text.loading} />;
}
