import type { ReactNode } from 'react';
import styles from './reserved-text.module.css';

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
    <span className={styles.stack}>
      {Object.entries<ReactNode>(texts).map(([name, text]) => (
        <span key={name} className={name === visible ? undefined : styles.hidden}>
          {text}
        </span>
      ))}
    </span>
  );
}
