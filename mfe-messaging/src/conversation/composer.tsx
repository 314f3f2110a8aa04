import { MESSAGE_LENGTH } from '@foyer/shared/contracts/conversation';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { draftOf } from '@foyer/shared/runtime';
import { useFilledLate } from '@foyer/shared/ui/fields/use-filled-late';
import { useTypedEarly } from '@foyer/shared/ui/fields/use-typed-early';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { text } from '../text.ts';
import styles from './composer.module.css';
import { hasKeyboard } from './has-keyboard.ts';

const words = text.conversation;
/** From here on it is said how much room is left. */
const NEARLY_FULL = MESSAGE_LENGTH - 200;

/**
 * The box to write in: it grows by a few lines, keeps what was typed over a reload, and the focus
 * over a sending. What is typed draws nothing but itself. What was typed into its frame stays, and
 * wins over what was kept.
 */
export function Composer({
  draft: name,
  placeholder,
  onSend,
  onWrote,
}: {
  draft: string;
  placeholder: string;
  onSend: (body: string) => void;
  onWrote: () => void;
}) {
  const [draft] = useState(() => draftOf(name));
  const written = () => draft.read().body ?? '';
  const takeover = useTakeover();
  const [body, setBody] = useState(() => (takeover ? '' : written()));
  const box = useRef<HTMLTextAreaElement>(null);

  function write(next: string) {
    setBody(next);
    if (next) draft.write({ body: next });
    else draft.clear();
  }

  const place = useTypedEarly<HTMLSpanElement>(([field]) => field && write(field.value));
  useFilledLate(() => setBody((typed) => typed || written()));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    box.current?.focus();
    // Blank is nothing (MSG-15).
    if (!body.trim()) return;
    onSend(body.trim());
    write('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that chooses among an input method's words is none of ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const plain = hasKeyboard() && !event.shiftKey;
    if (plain || event.metaKey || event.ctrlKey) submit(event);
  }

  return (
    <form method="dialog" className={styles.composer} onSubmit={submit}>
      <div className={styles.inside}>
        <span ref={place} className={styles.box} data-text={body || placeholder}>
          <textarea
            id="message-words"
            ref={box}
            dir="auto"
            rows={1}
            value={body}
            maxLength={MESSAGE_LENGTH}
            // An early press with nothing typed is none: it would send what was kept.
            required={takeover}
            placeholder={placeholder}
            aria-label={words.message}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              write(target.value);
              onWrote();
            }}
          />
        </span>
        {/* A press must not take the focus: a phone would close its keyboard. */}
        <button
          type="submit"
          className={styles.send}
          aria-label={words.send}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ArrowUp size={22} strokeWidth={1.8} aria-hidden />
        </button>
      </div>
      {body.length > NEARLY_FULL && (
        <p className={styles.left} role="status">
          {words.left(MESSAGE_LENGTH - body.length)}
        </p>
      )}
    </form>
  );
}
