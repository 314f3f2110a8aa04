import { paths } from '@foyer/shared/addresses/paths';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import links from '../layout/links.module.css';
import { text } from '../recovery-text.ts';
import styles from './start-again.module.css';

/** What keeps a guest from going on here, and the way to the first step. */
export function StartAgain({ words }: { words: string }) {
  return (
    <span className={styles.missing}>
      {words}{' '}
      <AppLink className={`${links.link} ${styles.link}`} to={paths.forgotPassword(hotelSlug)}>
        {text.startAgain}
      </AppLink>
    </span>
  );
}
