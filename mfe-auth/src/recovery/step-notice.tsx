import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import type { ReactNode } from 'react';
import links from '../layout/links.module.css';
import { text } from '../recovery-text.ts';
import reserved from './reserved-text.module.css';
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

/**
 * Shows one of several texts in the space of the longest. A template shows none of them, because
 * only the device knows which applies; reserving the space prevents a layout shift.
 */
export function ReservedText<Name extends string>({
  texts,
  visible,
}: {
  texts: Record<Name, ReactNode>;
  visible: Name | undefined;
}) {
  return (
    <span className={reserved.stack}>
      {Object.entries<ReactNode>(texts).map(([name, text]) => (
        <span key={name} className={name === visible ? undefined : reserved.hidden}>
          {text}
        </span>
      ))}
    </span>
  );
}
