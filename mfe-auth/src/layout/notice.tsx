import { AppLink } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import styles from './notice.module.css';

/** What keeps a guest from going on here, beside the way that is open. */
export function Notice({ words, way }: { words: string; way?: { to: string; label: string } }) {
  return (
    <div className={styles.notice}>
      <p>{words}</p>
      {way && (
        <AppLink className={buttonClass('quiet', 'small')} to={way.to}>
          {way.label}
        </AppLink>
      )}
    </div>
  );
}
