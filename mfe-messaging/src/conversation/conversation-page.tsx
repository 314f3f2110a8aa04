import { type ReactNode, useRef } from 'react';
import styles from './conversation-page.module.css';
import { useKeyboardClearance } from './use-keyboard-clearance.ts';

/** Renders a screen that fills the window; its content scrolls instead of the page. */
export function ConversationPage({ header, children }: { header: ReactNode; children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useKeyboardClearance(page);
  return (
    <section ref={page} className={styles.page}>
      <header className={styles.header}>{header}</header>
      {children}
    </section>
  );
}
