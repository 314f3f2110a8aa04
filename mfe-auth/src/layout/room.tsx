import type { ReactNode } from 'react';
import styles from './room.module.css';

/**
 * One of several texts, in the room of the longest: which of them holds this device alone knows, so
 * that a frame may say none of them, and nothing moves when one is said.
 */
export function Room<Name extends string>({
  texts,
  said,
}: {
  texts: Record<Name, ReactNode>;
  said: Name | undefined;
}) {
  return (
    <span className={styles.room}>
      {Object.entries<ReactNode>(texts).map(([name, text]) => (
        <span key={name} className={name === said ? undefined : styles.unsaid}>
          {text}
        </span>
      ))}
    </span>
  );
}
