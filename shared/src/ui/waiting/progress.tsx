import styles from './progress.module.css';
import { text } from './text.ts';

/** Renders a thin line along the top edge while a page loads. */
export function Progress() {
  return <div className={styles.progress} role="progressbar" aria-label={text.loading} />;
}
