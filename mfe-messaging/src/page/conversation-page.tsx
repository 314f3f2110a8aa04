import { type ReactNode, useRef } from 'react';
import styles from './conversation-page.module.css';
import { useClearOfKeyboard } from './use-clear-of-keyboard.ts';

/** A screen that fills the window between header and navigation: not it scrolls, but what is in it. */
export function ConversationPage({ header, children }: { header: ReactNode; children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useClearOfKeyboard(page);
  return (
    <section ref={page} className={styles.page}>
      <header className={styles.header}>{header}</header>
      {children}
    </section>
  );
}
