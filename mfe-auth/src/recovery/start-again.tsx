import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import links from '../layout/links.module.css';
import { text } from '../recovery-text.ts';
import styles from './start-again.module.css';

/** Shows why the guest cannot continue, with a link to the first recovery step. */
export function StartAgain({ message }: { message: string }) {
  return (
    <span className={styles.missing}>
      {message}{' '}
      <AppLink className={`${links.link} ${styles.link}`} to={paths.forgotPassword(hotelSlug)}>
        {text.startAgain}
      </AppLink>
    </span>
  );
}
