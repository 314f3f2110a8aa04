import { MAX_MESSAGE_LENGTH } from '@foyer/shared/contracts/provider/conversation.ts';
import { draftOf } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import {
  useFillAfterHydration,
  useInputBeforeHydration,
} from '@foyer/shared/ui/fields/field-hydration.ts';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { text } from '../text.ts';
import styles from './composer.module.css';

/** Returns true if Enter may send; on a phone Enter is the only way to start a new line. */
const hasPhysicalKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

const texts = text.conversation;
/** From this length the composer shows how many characters are left. */
const COUNTER_FROM_CHARACTERS = MAX_MESSAGE_LENGTH - 200;

/**
 * Renders the message box. It grows by a few lines, stores a draft across reloads and keeps the
 * focus after sending. Typing renders nothing but the composer. Text typed into the template before
 * hydration stays and takes precedence over the stored draft.
 */
export function Composer({
  draft: name,
  firstText = '',
  placeholder,
  onSend,
  onTyping,
}: {
  draft: string;
  /** A text to begin with, unless there is a draft. */
  firstText?: string | undefined;
  placeholder: string;
  /** Returns true once the message is stored; otherwise the text stays. */
  onSend: (body: string) => boolean;
  onTyping: (() => void) | undefined;
}) {
  const [draft] = useState(() => draftOf(name));
  const storedBody = () => draft.read().body ?? firstText.slice(0, MAX_MESSAGE_LENGTH);
  const isHydrating = useHydration();
  const [body, setBody] = useState(() => (isHydrating ? '' : storedBody()));
  const box = useRef<HTMLTextAreaElement>(null);

  function write(next: string) {
    setBody(next);
    if (next) draft.write({ body: next });
    else draft.clear();
  }

  const container = useInputBeforeHydration<HTMLSpanElement>(
    ([field]) => field && write(field.value),
  );
  useFillAfterHydration(() => setBody((typed) => typed || storedBody()));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    box.current?.focus();
    // A blank message is not sent (MSG-38).
    if (body.trim() && onSend(body.trim())) write('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // During composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const plain = hasPhysicalKeyboard() && !event.shiftKey;
    if (plain || event.metaKey || event.ctrlKey) submit(event);
  }

  return (
    <form method="dialog" className={styles.composer} onSubmit={submit}>
      <div className={styles.inside}>
        <span ref={container} className={styles.box} data-text={body || placeholder}>
          <textarea
            id="message-text"
            ref={box}
            dir="auto"
            rows={1}
            value={body}
            maxLength={MAX_MESSAGE_LENGTH}
            // Before hydration an empty box must not submit: it would send the stored draft.
            required={isHydrating}
            placeholder={placeholder}
            aria-label={texts.message}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              write(target.value);
              onTyping?.();
            }}
          />
        </span>
        {/* A press must not move the focus, because a phone would close its keyboard. */}
        <button
          type="submit"
          className={styles.send}
          aria-label={texts.send}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ArrowUp size={22} strokeWidth={1.8} aria-hidden />
        </button>
      </div>
      {body.length > COUNTER_FROM_CHARACTERS && (
        <p className={styles.left} role="status">
          {texts.left(MAX_MESSAGE_LENGTH - body.length)}
        </p>
      )}
    </form>
  );
}
