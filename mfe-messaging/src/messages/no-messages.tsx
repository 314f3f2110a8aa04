import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './no-messages.module.css';

/** Renders the empty list (MSG-02). */
export function NoMessages({ action }: { action: ReactNode }) {
  return (
    <section className={styles.empty}>
      <LetterDrawing />
      <h2>{text.messages.empty}</h2>
      <p>{text.messages.emptyHint}</p>
      {action}
    </section>
  );
}

function LetterDrawing() {
  return (
    <Illustration>
      <path d="M22 92h104" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M34 52 74 22l40 30v40H34V52Z" />
      <path fill="#fff" d="M46 30h56v40L74 84 46 70V30Z" />
      <path d="M58 44h32M58 55h20" />
      <path fill="var(--surface)" d="M34 54l40 26 40-26v38H34V54Z" />
      <circle cx="74" cy="80" r="7" fill="var(--hotel-secondary)" stroke="none" />
    </Illustration>
  );
}
