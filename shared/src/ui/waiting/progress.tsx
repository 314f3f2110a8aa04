import { defineTexts } from '../../language/define-texts.ts';
import styles from './progress.module.css';

const text = defineTexts({ loading: 'Loading' });

/** Renders a thin line along the top edge while a page loads. */
export function Progress() {
  return <div className={styles.progress} role="progressbar" aria-label={text.loading} />;
}
