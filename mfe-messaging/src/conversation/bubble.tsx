import { useState } from 'react';
import { text } from '../text.ts';
import styles from './bubble.module.css';

/** Twice the maximum length of a guest's message. */
const INITIAL_CHARACTERS = 4000;
/** The amount that a slow phone can lay out at once. */
const MORE_CHARACTERS = 16_000;

/** Renders a message's text with line breaks; truncates a very long one (FAULT-30). */
export function Bubble({ body }: { body: string }) {
  const [visibleCharacters, setVisibleCharacters] = useState(INITIAL_CHARACTERS);
  const truncated = body.length > visibleCharacters;
  return (
    <div className={styles.bubble}>
      <p dir="auto" className={styles.text}>
        {truncated ? `${body.slice(0, visibleCharacters)}…` : body}
      </p>
      {truncated && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setVisibleCharacters(visibleCharacters + MORE_CHARACTERS)}
        >
          {text.conversation.more}
        </button>
      )}
    </div>
  );
}
