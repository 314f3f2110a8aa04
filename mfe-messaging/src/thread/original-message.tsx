import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Bubble } from '../conversation/bubble.tsx';
import { text } from '../text.ts';
import styles from './thread.module.css';

/** A longer subject may be truncated in the title. */
const MAX_TITLE_CHARACTERS = 60;
/** More characters than any real subject has. */
const MAX_SUBJECT_CHARACTERS = 1000;

/** Renders the guest's first message, above the replies. */
export function OriginalMessage({ thread }: { thread: Thread }) {
  const subject = thread.subject ?? '';
  return (
    <div className={styles.head}>
      <section className={styles.original} aria-label={text.thread.message}>
        {subject.length > MAX_TITLE_CHARACTERS && (
          <p className={styles.subject} dir="auto">
            {truncated(subject, MAX_SUBJECT_CHARACTERS)}
          </p>
        )}
        <Bubble body={thread.message ?? ''} />
      </section>
      <h2>{text.thread.responses}</h2>
    </div>
  );
}
