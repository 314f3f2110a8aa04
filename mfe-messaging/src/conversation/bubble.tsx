import { useState } from 'react';
import { text } from '../text.ts';
import styles from './bubble.module.css';

/** Twice what a guest may write. */
const SHOWN = 4000;
/** As much as a slow phone lays out in one go. */
const MORE = 16_000;

/** The words of a message, line breaks and all; of a very long one the beginning (FAULT-30). */
export function Bubble({ body }: { body: string }) {
  const [shown, setShown] = useState(SHOWN);
  const cut = body.length > shown;
  return (
    <div className={styles.bubble}>
      <p dir="auto" className={styles.words}>
        {cut ? `${body.slice(0, shown)}…` : body}
      </p>
      {cut && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + MORE)}>
          {text.conversation.more}
        </button>
      )}
    </div>
  );
}
