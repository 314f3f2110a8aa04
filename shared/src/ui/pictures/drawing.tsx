import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The frame of a drawn scene where there is nothing else to see: lines on a field of 148 by 120. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 148 120" aria-hidden="true">
      {children}
    </svg>
  );
}
