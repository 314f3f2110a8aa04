import type { Thread } from '@foyer/shared/contracts/messages';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { Bubble } from '../conversation/bubble.tsx';
import { text } from '../text.ts';
import styles from './thread.module.css';

/** A longer subject may not stand whole in the title. */
const IN_TITLE = 60;
/** No provider's subject is longer on purpose. */
const MOST = 1000;

/** What the guest wrote at first, before all that was answered. */
export function OriginalMessage({ thread }: { thread: Thread }) {
  const subject = thread.subject ?? '';
  return (
    <div className={styles.head}>
      <section className={styles.original} aria-label={text.thread.message}>
        {subject.length > IN_TITLE && (
          <p className={styles.subject} dir="auto">
            {shortened(subject, MOST)}
          </p>
        )}
        <Bubble body={thread.message ?? ''} />
      </section>
      <h2>{text.thread.responses}</h2>
    </div>
  );
}
