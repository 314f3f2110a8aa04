import type { Thread } from '@foyer/shared/contracts/messages';
import { Bubble } from '../conversation/bubble.tsx';
import { text } from '../text.ts';
import styles from './thread.module.css';

/** What the guest wrote at first, before all that was answered. */
export function OriginalMessage({ thread }: { thread: Thread }) {
  return (
    <div className={styles.head}>
      <section className={styles.original} aria-label={text.thread.message}>
        <Bubble body={thread.message ?? ''} />
      </section>
      <h2>{text.thread.responses}</h2>
    </div>
  );
}
