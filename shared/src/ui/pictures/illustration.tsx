import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** Renders the illustration of an empty state: line art on a viewBox of 148 by 120. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 148 120" aria-hidden="true">
      {children}
    </svg>
  );
}
